import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import type { Field } from "@retribusi/contract/define/field";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { listOptions } from "../../record-api.ts";
import { recordKeys } from "../../record-keys.ts";

const minute = 60_000;

/** The values a choice must share, taken from the form around it; fields the form doesn't have are the server's matter. */
export function withinOf(field: Field, values: Readonly<Record<string, unknown>>): Record<string, string> {
  const { within = [], shares = {} } = field.reference ?? {};
  return Object.fromEntries(
    within.flatMap((name) => {
      const value = values[name];
      return typeof value === "number" || (typeof value === "string" && value !== "")
        ? [[shares[name] ?? name, String(value)]]
        : [];
    }),
  );
}

/** Fields this choice depends on that the form shows and that are still empty. */
export const missingWithin = (field: Field, values: Readonly<Record<string, unknown>>): string[] =>
  (field.reference?.within ?? []).filter((name) => name in values && (values[name] === null || values[name] === ""));

/** Fields of a form that have to be chosen again when `changed` changes, those behind them included. */
export const dependentsOf = (entity: AnyEntity, form: readonly string[], changed: string): string[] =>
  form.filter((name) => fieldOf(entity, name).reference?.within.includes(changed));

/** Choices of the referenced entity for what was typed. */
export function useOptions(target: string, search: string, within: Readonly<Record<string, string>>, enabled: boolean) {
  const query = { ...within, ...(search ? { search } : {}) };
  return useQuery({
    queryKey: recordKeys.options(target, query),
    queryFn: ({ signal }) => listOptions(target, query, signal),
    placeholderData: keepPreviousData,
    staleTime: minute,
    enabled,
  });
}

/** What the chosen key is called. */
export function useOptionLabel(target: string, value: string) {
  const query = { value };
  const { data } = useQuery({
    queryKey: recordKeys.options(target, query),
    queryFn: ({ signal }) => listOptions(target, query, signal),
    staleTime: 5 * minute,
    enabled: value !== "",
  });
  return data?.find((option) => String(option.value) === value)?.label;
}
