import type { Label } from "../../define/label.ts";
import type { PayerGroup } from "../revenue/revenue.payers.ts";
import { type DocumentKind, documentKindLabels, proofLabels } from "./policy.documents.ts";

type Rule = Readonly<Record<PayerGroup, readonly DocumentKind[]>>;

/** What must be attached to a booking of the group. Who has proved the group to the authority needn't prove it again. */
export const requiredOf = (rule: Rule, group: PayerGroup, proved: string | null): DocumentKind[] =>
  rule[group].filter((kind) => !(group === proved && kind === "bukti_kelompok"));

/** What a document of a booking of the group is called: of a proof, what proves it. */
export const documentLabel = (kind: DocumentKind, group: PayerGroup): Label =>
  kind === "bukti_kelompok" && group !== "umum" ? proofLabels[group] : documentKindLabels[kind];
