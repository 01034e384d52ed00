import { z } from "zod";
import { pattern } from "../../define/pattern.ts";

const form = pattern(/^[\w-]+$/, {
  en: "This isn't what a passkey answers. Please try the passkey again.",
  id: "Ini bukan jawaban sebuah kunci sandi. Coba lagi kunci sandinya.",
});

/** Bytes as browsers and this API exchange them. */
const base64url = (most: number) => z.string().min(1).max(most).regex(form);

const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).exactOptional(),
};

/** What a browser answers when a passkey was made, as `PublicKeyCredential.toJSON()` writes it; anything else in it is ignored. */
export const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(8).exactOptional(),
  }),
});

/** What a browser answers when a passkey has signed a challenge. */
export const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: base64url(200).exactOptional(),
  }),
});

const known = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).exactOptional(),
});
const verification = z.enum(["required", "preferred", "discouraged"]);

/** What a browser is asked to make a passkey by, as `PublicKeyCredential.parseCreationOptionsFromJSON()` takes it. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().exactOptional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
  timeout: z.int().exactOptional(),
  attestation: z.enum(["none", "indirect", "direct", "enterprise"]).exactOptional(),
  excludeCredentials: z.array(known).exactOptional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(["required", "preferred", "discouraged"]).exactOptional(),
      requireResidentKey: z.boolean().exactOptional(),
      userVerification: verification.exactOptional(),
    })
    .exactOptional(),
});

/** What a browser is asked to have signed. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string().exactOptional(),
  timeout: z.int().exactOptional(),
  allowCredentials: z.array(known).exactOptional(),
  userVerification: verification.exactOptional(),
});
