import { useSessionStorage } from "@mantine/hooks";
import { z } from "zod";

const knownCustomer = z.object({
  /** The masked name, to ask the person at the counter by. */
  nama: z.string(),
  tandapemesan: z.string(),
});
export type KnownCustomer = z.output<typeof knownCustomer>;

const draftShape = z.object({
  /** The client-made key: the same order sent again, whatever happened to the first answer, makes no second booking. */
  kunci: z.uuid(),
  catatan: z.string(),
  /** Who stands at the counter, for a manager's order. */
  namapemesan: z.string(),
  notelp: z.string(),
  emailpemesan: z.string(),
  /** The account that the manager found for them. */
  nasabah: knownCustomer.nullable(),
});
export type OrderDraft = z.output<typeof draftShape>;

const newDraft = (): OrderDraft => ({
  kunci: crypto.randomUUID(),
  catatan: "",
  namapemesan: "",
  notelp: "",
  emailpemesan: "",
  nasabah: null,
});

const read = (text: string | undefined): OrderDraft => {
  try {
    return draftShape.safeParse(JSON.parse(text ?? "null")).data ?? newDraft();
  } catch {
    return newDraft();
  }
};

/**
 * What an order has beside the address, for this tab: it survives signing in and a reload, and is gone when the
 * order has arrived.
 */
export function useOrderDraft(objectid: number) {
  const key = `retribusi.order.${objectid}`;
  const [draft, setDraft, forget] = useSessionStorage<OrderDraft>({
    key,
    defaultValue: read(sessionStorage.getItem(key) ?? undefined),
    serialize: JSON.stringify,
    deserialize: read,
    getInitialValueInEffect: false,
  });
  return { draft, change: (part: Partial<OrderDraft>) => setDraft((before) => ({ ...before, ...part })), forget };
}
