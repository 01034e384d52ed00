import { useDebouncedValue } from "@mantine/hooks";
import type { AnyEntity } from "@retribusi/contract/define/entity";
import { useQuery } from "@tanstack/react-query";
import type { InputProps } from "../fields/field-parts.ts";
import { asText } from "../fields/input-basics.ts";
import { existsValue } from "../record-api.ts";
import { recordKeys } from "../record-keys.ts";

/** Pause after the last key before the server is asked, in milliseconds. */
const pause = 500;

type Asked = Pick<InputProps, "field" | "name" | "value" | "values" | "record"> & { readonly entity: AnyEntity };

const same = (one: unknown, other: unknown): boolean =>
  asText(one).trim().toLowerCase() === asText(other).trim().toLowerCase();

/** What the server is asked; nothing for a value that needn't be unique, can't be right yet, or is the record's own. */
export function duplicateQuery({ field, name, value, values, record }: Asked) {
  const within = field.unique;
  const typed = asText(value).trim();
  if (!within || typed === "" || !field.schema.safeParse(value).success) return undefined;
  const shared = within.flatMap((other): (readonly [string, unknown])[] => {
    if (other in values) return [[other, values[other]]];
    // A form that doesn't ask for the region is the form of somebody who has one; the server knows it.
    return record && other in record ? [[other, record[other]]] : [];
  });
  if (shared.some(([, chosen]) => asText(chosen) === "")) return undefined;
  const isOwn = record && same(record[name], typed) && shared.every(([other, chosen]) => same(record[other], chosen));
  if (isOwn) return undefined;
  return { value: typed, within: Object.fromEntries(shared.map(([other, chosen]) => [other, asText(chosen)])) };
}

/** Whether another record already has the value that is being typed. */
export function useIsDuplicate(asked: Asked): boolean {
  const { entity, name } = asked;
  const query = duplicateQuery(asked);
  const [settled] = useDebouncedValue(query ? JSON.stringify(query) : "", pause);
  const isSettled = query !== undefined && settled === JSON.stringify(query);
  const { data } = useQuery({
    queryKey: recordKeys.duplicate(entity.name, name, settled),
    queryFn: ({ signal }) => existsValue(`${entity.name}_${name}`, query?.value ?? "", query?.within ?? {}, signal),
    enabled: isSettled,
    staleTime: 10_000,
    retry: false,
  });
  return isSettled && data === true;
}
