import { Secret, TOTP } from "otpauth";
import { demoPassword } from "./service.ts";

/** What is tried, each time a little otherwise. */
export interface Attack {
  readonly name: string;
  readonly path: string;
  readonly body: (index: number) => object;
}

/** Somebody whose password was right, before the second step. */
export interface Step {
  readonly tanda: string;
  /** Of the authenticator app, in base 32. */
  readonly rahasia: string;
}

export const tries = Number(process.env.TRIES ?? 10_000);

/** The right one is among the tries, late: whoever is told it has won. */
const late = Math.floor(tries / 2);

/** The form of somebody who registers. */
export const person = (index: number, email: string, captcha: string) => ({
  username: `tamu.${Date.now().toString(36)}${index}`,
  email,
  fullname: "Tamu Coba",
  noidentitas: "3201010101900001",
  notelp: "081200000009",
  password: "Kebun#Teh4211",
  konfirmasipassword: "Kebun#Teh4211",
  jenisakun: "perorangan",
  bahasa: "en",
  privasiversi: "2026-11-22",
  captcha,
});

const secondStep = ({ tanda, rahasia }: Step): Attack => {
  const code = (): string => TOTP.generate({ secret: Secret.fromBase32(rahasia) });
  const wrong = (index: number): string => String((index + 1 + Number(code())) % 1_000_000).padStart(6, "0");
  return {
    name: "the second step",
    path: "/api/auth/langkah2",
    body: (index) => ({ tanda, kode: index === late ? code() : wrong(index) }),
  };
};

/** Everything a visitor may call that somebody could guess at. */
export const attacksOn = (step: Step): readonly Attack[] => [
  {
    name: "signing in",
    path: "/api/auth/login",
    body: (index) => ({ username: "nasabah", password: index === late ? demoPassword : `Salah#${index}` }),
  },
  {
    name: "registering",
    path: "/api/auth/register",
    body: (index) => person(index, `tamu${index}@example.test`, "bm9uZQ=="),
  },
  {
    name: "forgetting a password",
    path: "/api/auth/forgotpassword",
    body: () => ({ username: "nasabah" }),
  },
  {
    name: "resetting a password",
    path: "/api/auth/resetpassword",
    body: () => ({ key: crypto.randomUUID(), password: "Kebun#Teh4211", konfirmasipassword: "Kebun#Teh4211" }),
  },
  secondStep(step),
];
