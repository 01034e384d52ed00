import { ActionIcon, Group, Stack } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import type { FieldKind } from "@retribusi/contract/define/field";
import { IconCheck, IconX } from "@tabler/icons-react";
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { useOwnEscape } from "../../components/own-escape.ts";
import { useLabel } from "../../lib/use-label.ts";
import { fieldKinds } from "../fields/field-kinds.ts";
import { CheckedInput } from "../form/checked-input.tsx";
import type { RecordRow } from "../record.ts";
import { InlineConflict } from "./inline-conflict.tsx";
import { useInlineEdit } from "./use-inline-edit.ts";

export interface Edited {
  readonly entity: AnyEntity;
  readonly record: RecordRow;
  readonly name: string;
  /** Saved, given up, or nothing changed. */
  readonly onClose: () => void;
}

/** A choice is followed by saving it: the button is the next thing that Enter presses. */
const isChoice = (kind: FieldKind): boolean => ["select", "reference", "date"].includes(kind);

const isChoosing = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.getAttribute("aria-expanded") === "true";

/** Escape gives up; Enter saves a longer text too, where Shift and Enter make a new line. */
const keysOf = (close: () => void) => (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key === "Escape" && !isChoosing(event)) {
    // The screen around hears nothing of it either.
    event.stopPropagation();
    close();
  }
  if (event.key === "Enter" && !event.shiftKey && event.target instanceof HTMLTextAreaElement) {
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }
};

/** The input is ready to be typed over; a press elsewhere closes it when there is nothing to lose. */
function usePlace(id: string, isDirty: RefObject<boolean>, onClose: () => void): void {
  useEffect(() => {
    const input = document.getElementById(id);
    input?.focus();
    if (input instanceof HTMLInputElement) input.select();
    if (input instanceof HTMLTextAreaElement) input.setSelectionRange(input.value.length, input.value.length);
  }, [id]);
  useWindowEvent("pointerdown", ({ target }) => {
    const isOutside = target instanceof Element && !target.closest("[data-portal]");
    if (isOutside && !isDirty.current) onClose();
  });
}

interface ButtonsProps {
  readonly save: RefObject<HTMLButtonElement | null>;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
}

function EditorButtons({ save, isSaving, onCancel }: ButtonsProps) {
  const { t } = useTranslation("records");
  return (
    <Group gap="xs" justify="flex-end">
      <ActionIcon variant="default" size="md" aria-label={t("cancel")} onClick={onCancel}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon ref={save} type="submit" size="md" aria-label={t("save")} loading={isSaving}>
        <IconCheck size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

/** The input of one field with its two buttons. */
export function InlineForm({ entity, record, name, onClose }: Edited) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const id = useId();
  const save = useRef<HTMLButtonElement>(null);
  const isDirty = useRef(false);
  const close = () => {
    isDirty.current = false;
    onClose();
  };
  const edit = useInlineEdit({ entity, record, name, onDone: close });
  useLayoutEffect(() => {
    isDirty.current = edit.isChanged;
  });
  const field = fieldOf(entity, name);
  usePlace(id, isDirty, onClose);
  useOwnEscape();
  const input = { id, name, field, record, label: text(field.label), error: edit.problem, isFirst: true };
  const change = (value: unknown) => {
    edit.set(value);
    if (isChoice(field.kind)) save.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    edit.save();
  };
  return (
    <form
      aria-label={t("changeField", { field: text(field.label) })}
      onSubmit={submit}
      onKeyDown={(event) => keysOf(close)(event)}
      noValidate
      aria-busy={edit.isSaving}
    >
      {edit.isChanged ? <LeaveGuard isDirty={isDirty} /> : null}
      <Stack gap="xs">
        <CheckedInput
          {...input}
          entity={entity}
          Input={fieldKinds[field.kind].Input}
          value={edit.value}
          values={{ ...record, [name]: edit.value }}
          onChange={change}
        />
        <InlineConflict entity={entity} name={name} edit={edit} onTake={close} />
        {edit.conflict ? null : <EditorButtons save={save} isSaving={edit.isSaving} onCancel={close} />}
      </Stack>
    </form>
  );
}
