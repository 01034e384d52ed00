import { listTariffs, listWithoutTariff, viewTariffObject } from "@retribusi/contract/features/tariff/tariff.endpoints";
import type { TariffState } from "@retribusi/contract/features/tariff/tariff.rules";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api.ts";
import { recordKeys } from "../../records/record-keys.ts";

const key = ["tariff"] as const;

/** Versions of one object, or the proposals of all of them. */
export const useTariffs = (asked: {
  readonly objectid?: number | undefined;
  readonly statustarif?: TariffState | undefined;
}) =>
  useQuery({
    queryKey: [...key, "list", asked],
    queryFn: ({ signal }) => callEndpoint(listTariffs, { query: { ...asked, limit: 200 }, signal }),
    staleTime: 0,
  });

export const useTariffObject = (id: number) =>
  useQuery({
    queryKey: [...key, "object", id],
    queryFn: ({ signal }) => callEndpoint(viewTariffObject, { params: { id }, signal }),
  });

export const useWithoutTariff = () =>
  useQuery({
    queryKey: [...key, "without"],
    queryFn: ({ signal }) => callEndpoint(listWithoutTariff, { signal }),
  });

/** After a step, whosever it was: tariffs, and the objects that show them. */
export async function readTariffsAnew(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: recordKeys.entity("mst_objectretribusi") });
  await client.invalidateQueries({ queryKey: key });
}
