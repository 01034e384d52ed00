import type { Language } from "@retribusi/contract/define/label";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Env } from "../../lib/env.ts";
import { type Letter, preheaderOf, type Sender } from "../../lib/letter/letter.ts";
import { written } from "../../lib/letter/written.ts";
import { type Attachment, dress, letterOfMail } from "../../lib/mail.ts";
import type { Mail } from "../../lib/outbox/enqueue.ts";
import type { Addressee } from "../identity/letter.ts";

type Text = Readonly<Record<"subject" | "preheader" | "html" | "text", string>>;

/** A mail that is made of a sample. */
export interface SampleMail extends Text {
  readonly attachments: readonly Attachment[];
  /** File names of papers that a sample can't have. */
  readonly missing: readonly string[];
}

/** Where, when and for whom a sample is made. */
export interface Scene {
  readonly env: Env;
  readonly now: Date;
  /** One, or both for somebody whose language isn't known. */
  readonly languages: readonly Language[];
  /** The first of them. */
  readonly language: Language;
  readonly kind: BookingKind;
  /** In the name of whom the installation writes; a region's mails have its name above instead. */
  readonly sender: (name?: string) => Sender;
  /** How a bill is paid. */
  readonly steps: Readonly<Record<Language, Letter["parts"][number]["steps"] & object>>;
}

export type Sample = (scene: Scene) => SampleMail;

export const whole = (letter: Letter, sender: Sender): SampleMail => ({
  ...written(letter, sender),
  ...{ preheader: preheaderOf(letter), attachments: [], missing: [] },
});

/** A mail that is nothing but a text. */
export const plain = (mail: Mail, sender: Sender): SampleMail => ({
  ...dress(mail, sender),
  ...{ preheader: preheaderOf(letterOfMail(mail)), missing: [] },
});

/** Whom mails about accounts and duties speak to. */
export const reader = ({ language }: Pick<Scene, "language">): Addressee => ({
  ...{ username: "siti.contoh", fullname: "Siti Contoh", email: "siti@contoh.example", bahasa: language },
});
