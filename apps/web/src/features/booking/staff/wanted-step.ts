import { useState } from "react";
import { z } from "zod";
import { useAddressQuery } from "../../../lib/use-address-query.ts";

const step = z.object({
  aksi: z.literal("swapUnit"),
  /** The unit that is to be taken, and the name of the one that is given back. */
  unitid: z.coerce.number().int().positive().optional(),
  nomorasal: z.string().max(50).optional(),
});
type Step = z.output<typeof step>;

/** The part of an address that opens the form of another unit, with what is known of it. */
export const swapQuery = (known: Omit<Step, "aksi">): URLSearchParams => {
  const given = Object.entries({ aksi: step.shape.aksi.value, ...known });
  return new URLSearchParams(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
};

/** What an address wants to be done: nothing, another unit, or what can't be meant. */
export function readStep(params: URLSearchParams): Step | "wrong" | undefined {
  if (!params.has("aksi")) return undefined;
  return step.safeParse(Object.fromEntries(params)).data ?? "wrong";
}

/** The step that the address of the page wanted when it was opened. */
export function useWantedStep(): Step | "wrong" | undefined {
  const [search] = useAddressQuery();
  return useState(() => readStep(search))[0];
}
