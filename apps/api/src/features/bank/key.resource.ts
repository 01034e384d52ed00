import type { Row } from "@retribusi/contract/define/entity";
import { kunciBank } from "@retribusi/contract/features/bank/key.entity";
import { AppError } from "../../lib/app-error.ts";
import { type Change, defineResource } from "../../records/resource.ts";
import { timeOf } from "../../records/stored-time.ts";
import { keptKey } from "./key.ts";

type Key = Row<typeof kunciBank>;

const endsFirst = {
  en: "The end lies before the beginning. Please enter a later time.",
  id: "Akhirnya mendahului awalnya. Isikan waktu yang lebih kemudian.",
};

async function check({ before, write }: Change<Key>): Promise<void> {
  const { berlakumulai, berlakusampai } = { ...before, ...write };
  const [from, until] = [timeOf(berlakumulai), timeOf(berlakusampai)];
  if (from !== undefined && until !== undefined && until <= from) {
    throw new AppError("VALIDATION", { fields: { berlakusampai: endsFirst } });
  }
}

export const kunciBankResource = defineResource(kunciBank, {
  check,
  create: (tx, row, { deps }) => tx.kunci_bank.create({ data: { ...row, ...keptKey(deps.env, row) } }),
  update: (tx, { id }, { berlakumulai, berlakusampai }) =>
    tx.kunci_bank.update({
      where: { id },
      data: {
        ...(berlakumulai === undefined ? {} : { berlakumulai }),
        ...(berlakusampai === undefined ? {} : { berlakusampai }),
      },
    }),
  remove: (tx, { id }) => tx.kunci_bank.delete({ where: { id } }),
});
