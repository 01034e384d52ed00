import { Loader, Popover } from "@mantine/core";
import { fieldOf, keyOf } from "@retribusi/contract/define/entity";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../components/error-state.tsx";
import { getRecord } from "../record-api.ts";
import { recordKeys } from "../record-keys.ts";
import classes from "./inline-editor.module.css";
import { type Edited, InlineForm } from "./inline-form.tsx";

/** A row of a list has only what its columns show; what the input needs beside that is read with the whole record. */
function ReadFirst({ entity, record, ...rest }: Edited) {
  const { t } = useTranslation("state");
  const key = keyOf(entity, record);
  const whole = useQuery({
    queryKey: recordKeys.record(entity.name, key),
    queryFn: ({ signal }) => getRecord(entity.name, key, signal),
    staleTime: 0,
    refetchOnReconnect: false,
  });
  if (whole.isError) return <ErrorState error={whole.error} onRetry={() => void whole.refetch()} />;
  if (!whole.data || !whole.isFetchedAfterMount) return <Loader size="sm" aria-label={t("loading")} />;
  return <InlineForm entity={entity} record={whole.data} {...rest} />;
}

/** One value of a record changed where it stands: the shown value with the input at its foot. */
export function InlineEditor({ children, ...edited }: Edited & { readonly children: ReactNode }) {
  const { reference, unique = [] } = fieldOf(edited.entity, edited.name);
  const needed = [edited.name, ...unique, ...Object.keys(reference?.within ?? {})];
  const Form = needed.every((name) => name in edited.record) ? InlineForm : ReadFirst;
  return (
    <Popover
      opened
      trapFocus
      withRoles={false}
      withArrow
      shadow="md"
      width={300}
      position="bottom-start"
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Popover.Target>
        <span className={classes.anchor}>{children}</span>
      </Popover.Target>
      <Popover.Dropdown>
        <Form {...edited} />
      </Popover.Dropdown>
    </Popover>
  );
}
