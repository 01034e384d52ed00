import { useAddressQuery } from "../../../lib/use-address-query.ts";

const name = "tunggu";

/** Whether what is full can be chosen, too, because one would wait for it. It stands in the address, so it survives signing in and a reload. */
export function useAlsoFull() {
  const [params, setParams] = useAddressQuery();
  const change = (isAlsoFull: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (isAlsoFull) next.set(name, "1");
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { isAlsoFull: params.get(name) === "1", change };
}
