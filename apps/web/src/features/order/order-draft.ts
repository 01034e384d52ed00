import { useSessionStorage } from "@mantine/hooks";
import { useState } from "react";
import { z } from "zod";

/** An account that the manager found for whoever stands at the counter. */
export interface KnownCustomer {
  /** The masked name, to ask the person at the counter by. */
  readonly nama: string;
  readonly tandapemesan: string;
}

/** Who stands at the counter, for a manager's order: somebody else's data, which the browser doesn't keep. */
interface WalkIn {
  readonly namapemesan: string;
  readonly notelp: string;
  readonly emailpemesan: string;
  readonly nasabah: KnownCustomer | null;
}

const keptShape = z.object({
  /** The client-made key: the same order sent again, whatever happened to the first answer, makes no second booking. */
  kunci: z.uuid(),
  catatan: z.string(),
});
type Kept = z.output<typeof keptShape>;

export type OrderDraft = Kept & WalkIn;

const nobody: WalkIn = { namapemesan: "", notelp: "", emailpemesan: "", nasabah: null };
const newKept = (): Kept => ({ kunci: crypto.randomUUID(), catatan: "" });

const read = (text: string | undefined): Kept => {
  try {
    return keptShape.safeParse(JSON.parse(text ?? "null")).data ?? newKept();
  } catch {
    return newKept();
  }
};

/**
 * What an order has beside the address, for this tab: its key and note survive signing in and a reload, and are gone when the order has
 * arrived or the session ends. Who stands at the counter is only known to the screen.
 */
export function useOrderDraft(objectid: number) {
  const key = `retribusi.order.${objectid}`;
  const [kept, setKept, forgetKept] = useSessionStorage<Kept>({
    key,
    defaultValue: read(sessionStorage.getItem(key) ?? undefined),
    serialize: JSON.stringify,
    deserialize: read,
    getInitialValueInEffect: false,
  });
  const [walkIn, setWalkIn] = useState({ objectid, ...nobody });
  const { objectid: _, ...person } = walkIn.objectid === objectid ? walkIn : { objectid, ...nobody };
  return {
    draft: { ...kept, ...person },
    change({ kunci, catatan, ...part }: Partial<OrderDraft>) {
      if (kunci !== undefined || catatan !== undefined) {
        setKept((before) => ({ kunci: kunci ?? before.kunci, catatan: catatan ?? before.catatan }));
      }
      if (Object.keys(part).length > 0) {
        setWalkIn((before) => ({ ...(before.objectid === objectid ? before : nobody), ...part, objectid }));
      }
    },
    forget() {
      forgetKept();
      setWalkIn({ objectid, ...nobody });
    },
  };
}
