import { useAddressQuery } from "../../lib/use-address-query.ts";

/** The object that the address names (`?objectid=7`), and how to name another one or none, as `ObjectChoice` asks for them. */
export function useChosenObject() {
  const [search, changeSearch] = useAddressQuery();
  return {
    value: Number(search.get("objectid")) || undefined,
    onChange: (objectid: number | undefined): void =>
      changeSearch(() => new URLSearchParams(objectid === undefined ? {} : { objectid: String(objectid) })),
  };
}
