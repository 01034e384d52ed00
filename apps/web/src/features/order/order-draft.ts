import { useSessionStorage } from "@mantine/hooks";
import { z } from "zod";

const keptShape = z.object({
  /** The client-made key: the same order sent again, whatever happened to the first answer, makes no second booking. */
  kunci: z.uuid(),
  catatan: z.string(),
});

export type OrderDraft = z.output<typeof keptShape>;

const newDraft = (): OrderDraft => ({ kunci: crypto.randomUUID(), catatan: "" });

const read = (text: string | undefined): OrderDraft => {
  try {
    return keptShape.safeParse(JSON.parse(text ?? "null")).data ?? newDraft();
  } catch {
    return newDraft();
  }
};

/**
 * What an order has beside the address, for this tab: its key and note survive signing in and a reload, and are gone when the order has
 * arrived or the session ends.
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
  return {
    draft,
    change: (part: Partial<OrderDraft>) => setDraft((before) => ({ ...before, ...part })),
    forget: () => forget(),
  };
}
