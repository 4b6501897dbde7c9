import { createPrivateKey, sign } from 'node:crypto';

const certificate =
  'MIIB0DCCAXegAwIBAgIUL/yuxNJ8hom09wpr1fP5CnGVVxYwCgYIKoZIzj0EAwIwTzELMAkGA1UEBhMCVVMxDTALBgNVBAoMBFRlc3QxIjAgBg' +
  'NVBAsMGUF1dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24xDTALBgNVBAMMBFRlc3QwIBcNMjYxMTIzMTcxMjMxWhgPMjEyNjEwMzAxNzEyMzFaME8x' +
  'CzAJBgNVBAYTAlVTMQ0wCwYDVQQKDARUZXN0MSIwIAYDVQQLDBlBdXRoZW50aWNhdG9yIEF0dGVzdGF0aW9uMQ0wCwYDVQQDDARUZXN0MFkwEw' +
  'YHKoZIzj0CAQYIKoZIzj0DAQcDQgAExozVFLw4pfmtN6EmE+43WbDfHbpGTIfI6YKTo2gfIDsg7L920ivLFbMXksfF8MapYWwno1izJEmlyX3k' +
  '070qQKMvMC0wDAYDVR0TAQH/BAIwADAdBgNVHQ4EFgQU3OJmPrNvaSlHay7bD8HhlTzRR5wwCgYIKoZIzj0EAwIDRwAwRAIgY2HpCJESnP6IY0' +
  '2YcD4AvVSTw9n2eaXUPoL1UaDEmm8CIBWO639BYgPLQipV91nBFP3VFKS+jFAJVtAb5F6qS9Kv';
const key =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgN6OCu/fSHFjsZsqMpP3t8NKPZgGzDEhV2cEwl3gijwuhRANCAATGjNUUvDil+a' +
  '03oSYT7jdZsN8dukZMh8jpgpOjaB8gOyDsv3bSK8sVsxeSx8XwxqlhbCejWLMkSaXJfeTTvSpA';

export function makersStatement(signed: Uint8Array): [string, Map<string, unknown>] {
  const privateKey = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });
  return [
    'packed',
    new Map<string, unknown>([
      ['alg', -7],
      ['sig', new Uint8Array(sign('sha256', signed, privateKey))],
      ['x5c', [new Uint8Array(Buffer.from(certificate, 'base64'))]],
    ]),
  ];
}
