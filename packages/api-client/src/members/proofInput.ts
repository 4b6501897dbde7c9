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

/** Body of DELETE /api/me, DELETE /api/me/password, DELETE /api/me/passkeys/{id} and POST /api/me/passkeys/options. */
export const provenSchema = z.object({ proof: proofSchema });

/** Body of POST /api/me/email. Takes the new address, the code sent to it, and the proof. */
export const changeEmailSchema = z.extend(provenSchema, { email: emailSchema, code: codeSchema });

/** Body of PUT /api/me/password. */
export const setPasswordSchema = z.extend(provenSchema, { password: newPasswordSchema });

/** Body of POST /api/auth/undo. The token is part of the link that we email after each change. */
export const undoSchema = z.object({ token: line(100) });
