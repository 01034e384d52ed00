import { lateAfter } from "@retribusi/contract/features/settlement/age.rules";
import { useCurrentUser } from "../../lib/current-user.ts";
import { useAddressQuery } from "../../lib/use-address-query.ts";

/** What is chosen stands in the address, so that a mail can lead to it and it survives a reload. */
export function useCaseChoice() {
  const [search, setSearch] = useAddressQuery();
  const { user } = useCurrentUser();
  const set = (name: string, value: string | null) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (name !== "berkas") next.delete("berkas");
      if (value === null || value === "") next.delete(name);
      else next.set(name, value);
      return next;
    });
  const owner = search.get("pemilik");
  const age = Number(search.get("lebih"));
  return {
    id: Number(search.get("berkas")) || undefined,
    choose: (id: number | undefined) => set("berkas", id === undefined ? null : String(id)),
    set,
    value: (name: string) => search.get(name) ?? "",
    /** What both lists are asked for alike. */
    filters: {
      ...(owner === "saya" ? { penanggungjawab: user.userid } : {}),
      ...(owner === "tanpa" ? { penanggungjawab: 0 } : {}),
      ...(lateAfter.some((days) => days === age) ? { lebih: age } : {}),
    },
  };
}
export type CaseChoice = ReturnType<typeof useCaseChoice>;

/** The one of the values that the address names; else the first. */
export const chosenOf = <V extends string>(values: readonly [V, ...V[]], named: string): V =>
  values.find((value) => value === named) ?? values[0];
