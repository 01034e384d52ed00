import { wordsOf } from "@retribusi/contract/access/code-words";
import { findEntity } from "@retribusi/contract/access/entities";
import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import type { Code, Field } from "@retribusi/contract/define/field";
import type { Label } from "@retribusi/contract/define/label";
import { keepPreviousData, queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { useLabel } from "../../../lib/use-label.ts";
import { listOptions } from "../../record-api.ts";
import { recordKeys } from "../../record-keys.ts";

const minute = 60_000;

/** The values a choice must share, taken from the form around it; fields the form doesn't have are the server's matter. */
export function withinOf(field: Field, values: Readonly<Record<string, unknown>>): Record<string, string> {
  const shared = Object.entries(field.reference?.within ?? {});
  return Object.fromEntries(
    shared.flatMap(([name, theirs]) => {
      const value = values[name];
      return typeof value === "number" || (typeof value === "string" && value !== "") ? [[theirs, String(value)]] : [];
    }),
  );
}

/** Fields this choice depends on that the form shows and that are still empty. */
export const missingWithin = (field: Field, values: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(field.reference?.within ?? {}).filter(
    (name) => name in values && (values[name] === null || values[name] === ""),
  );

/** Fields of a form that have to be chosen again when `changed` changes, those behind them included. */
export const dependentsOf = (entity: AnyEntity, form: readonly string[], changed: string): string[] =>
  form.filter((name) => changed in (fieldOf(entity, name).reference?.within ?? {}));

/** How choices of an entity are asked for. */
const optionsQuery = (target: string, query: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: recordKeys.options(target, query),
    queryFn: ({ signal }) => listOptions(target, query, signal),
    staleTime: minute,
  });

/** Choices of the referenced entity for what was typed. */
export function useOptions(target: string, search: string, within: Readonly<Record<string, string>>, enabled: boolean) {
  const query = { ...within, ...(search ? { search } : {}) };
  return useQuery({ ...optionsQuery(target, query), placeholderData: keepPreviousData, enabled });
}

/** For each of these entities, whether the person is known to see no more than one row of it: there is nothing to choose. */
export function useSingleChoice(targets: readonly (string | undefined)[]): readonly boolean[] {
  const answers = useQueries({
    queries: targets.map((target) => ({ ...optionsQuery(target ?? "", {}), enabled: target !== undefined })),
  });
  return answers.map(({ data }) => data !== undefined && data.length < 2);
}

/** A choice in words; of a code with the code beside it, by which it is looked for. */
export function optionText(code: Code | undefined, name: string, text: (label: Label) => string): string {
  const words = wordsOf(code, name);
  return words ? `${text(words)} (${name})` : name;
}

/** The same for rows of an entity, which are called by their label field. */
export function useOptionText(target: string): (name: string) => string {
  const text = useLabel();
  const entity = findEntity(target);
  return (name) => optionText(entity && fieldOf(entity, entity.label).code, name, text);
}

interface Option {
  readonly label: string | undefined;
  /** There is no such row, or none that the person may see: `undefined` alone says that it isn't known yet. */
  readonly isMissing: boolean;
}

/** What some chosen keys are called, in their order. */
export function useChosen(target: string, values: readonly string[]): readonly Option[] {
  const textOf = useOptionText(target);
  const answers = useQueries({
    queries: values.map((value) => ({
      queryKey: recordKeys.options(target, { value }),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => listOptions(target, { value }, signal),
      staleTime: 5 * minute,
    })),
  });
  return answers.map(({ data }, at) => {
    const label = data?.find((option) => String(option.value) === values[at])?.label;
    return {
      label: label === undefined ? undefined : textOf(label),
      isMissing: data !== undefined && label === undefined,
    };
  });
}

/** What the chosen key is called; nothing of none. */
export function useOption(target: string, value: string): Option {
  const [chosen] = useChosen(target, value === "" ? [] : [value]);
  return chosen ?? { label: undefined, isMissing: false };
}

/** What the chosen key is called, as far as it is known. */
export const useOptionLabel = (target: string, value: string): string | undefined => useOption(target, value).label;
