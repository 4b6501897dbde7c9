import * as z from 'zod/mini';
import { codeSchema, emailSchema, newPasswordSchema } from './accountInput.js';
import { line } from './fields.js';
import { memberLimits } from './limits.js';
import { signedCredentialSchema } from './passkeyInput.js';

const proofSchema = z
  .object({
    code: z.optional(codeSchema),
    password: z.optional(line(memberLimits.password.max)),
    credential: z.optional(signedCredentialSchema),
  })
  .check(
    z.refine((proof) => Object.values(proof).filter((one) => one !== undefined).length === 1, {
      error: 'Expected one of code, password and credential',
    }),
  );
export type Proof = z.infer<typeof proofSchema>;

export const provenSchema = z.object({ proof: proofSchema });

export const changeEmailSchema = z.extend(provenSchema, { email: emailSchema, code: codeSchema });

export const setPasswordSchema = z.extend(provenSchema, { password: newPasswordSchema });

export const undoSchema = z.object({ token: line(100) });
