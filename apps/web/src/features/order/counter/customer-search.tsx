import { Button, Group, Paper, Stack, Text, TextInput } from "@mantine/core";
import { findCustomer } from "@retribusi/contract/features/booking/customer.endpoints";
import { useMutation } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FieldLabel } from "../../../components/field-label.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { errorText } from "../../../lib/error-text.ts";
import type { KnownCustomer } from "./walk-in-values.ts";

interface Props {
  readonly value: KnownCustomer | null;
  /** What the order said about the customer that was found. */
  readonly error: ReactNode;
  readonly onChange: (value: KnownCustomer | null) => void;
  readonly typed: string;
  readonly onType: (text: string) => void;
}

function Found({ value, onRemove }: { readonly value: KnownCustomer; readonly onRemove: () => void }) {
  const { t } = useTranslation("booking");
  const box = useRef<HTMLDivElement>(null);
  // Not onto the button: Enter found the account, and pressed once more would let it go again.
  useEffect(() => box.current?.focus(), []);
  return (
    <Paper ref={box} tabIndex={-1} withBorder p="sm" radius="md">
      <Group justify="space-between" gap="sm">
        <div>
          <Text fw={600}>{t("customer.found", { name: value.nama })}</Text>
          <Text size="sm" c="dimmed">
            {t("customer.ask")}
          </Text>
        </div>
        <Button variant="default" size="sm" onClick={onRemove}>
          {t("customer.remove")}
        </Button>
      </Group>
    </Paper>
  );
}

function useSearch({ value, error, onChange, typed, onType }: Props) {
  const { t } = useTranslation("booking");
  const { t: tState } = useTranslation("state");
  const search = useMutation({
    mutationFn: (cari: string) => callEndpoint(findCustomer, { body: { cari } }),
    onSuccess: ({ nasabah }) => {
      if (nasabah) onChange({ nama: nasabah.nama, tandapemesan: nasabah.tandapemesan });
    },
  });
  const isNone = search.data?.nasabah === null;
  const failure = search.error instanceof ApiError ? search.error.fields["cari"] : undefined;
  const problem = search.error ? (failure ?? errorText(search.error, tState)) : undefined;
  return {
    type: (text: string) => {
      onType(text);
      if (!search.isPending) search.reset();
    },
    /** The button was off meanwhile and has lost the focus: who isn't found is looked for again in the field. */
    run: (onNone: () => void) =>
      typed.trim()
        ? search.mutate(typed.trim(), { onSettled: (found) => (found?.nasabah ? undefined : onNone()) })
        : undefined,
    isPending: search.isPending,
    message:
      isNone && !value ? t(search.variables?.includes("@") ? "customer.noneByEmail" : "customer.none") : undefined,
    problem: problem ?? (value ? undefined : error),
    forget: () => {
      search.reset();
      onChange(null);
    },
  };
}

/** Finds the account of whoever stands at the counter. They say their number, the screen shows a masked name to compare. */
export function CustomerSearch(props: Props) {
  const { t } = useTranslation("booking");
  const input = useRef<HTMLInputElement>(null);
  const { type, run, isPending, message, problem, forget } = useSearch(props);
  const focusField = () => requestAnimationFrame(() => input.current?.focus());
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter looks up here; it must not place the order.
    event.preventDefault();
    run(focusField);
  };
  const remove = () => {
    forget();
    focusField();
  };
  return (
    <Stack gap="xs">
      {props.value ? (
        <Found value={props.value} onRemove={remove} />
      ) : (
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            ref={input}
            flex={1}
            label={<FieldLabel label={t("customer.label")} />}
            description={t("customer.hint")}
            value={props.typed}
            maxLength={160}
            autoComplete="off"
            error={Boolean(problem)}
            onKeyDown={onEnter}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
          <Button variant="default" loading={isPending} onClick={() => run(focusField)}>
            {t("customer.button")}
          </Button>
        </Group>
      )}
      <Text role="status" size="sm" {...(problem ? { c: "red" } : {})} hidden={!problem && !message}>
        {problem ?? message}
      </Text>
      {props.value && props.error ? (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {props.error}
        </Text>
      ) : null}
    </Stack>
  );
}
