import { Button, Group, SimpleGrid, Text } from "@mantine/core";
import { fieldOf } from "@retribusi/contract/define/entity";
import { type FormEvent, type ReactNode, useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { usePagePlace } from "../../components/page-place.tsx";
import { SavedFormContext } from "../../components/saved-form.ts";
import { useNamedErrors } from "../../components/use-named-errors.ts";
import { useLabel } from "../../lib/use-label.ts";
import { fieldKinds } from "../fields/field-kinds.ts";
import type { RecordRow } from "../record.ts";
import { type EntityPage, toldFieldsOf } from "../record-pages.ts";
import { FactList } from "../view/fact-list.tsx";
import { CheckedInput } from "./checked-input.tsx";
import { type FieldNeeds, neededField } from "./field-needs.ts";
import type { FormValues } from "./form-values.ts";
import { RecordConflict } from "./record-conflict.tsx";
import { RecordDeleted } from "./record-deleted.tsx";
import classes from "./record-form.module.css";
import { type Outcome, useRecordForm } from "./use-record-form.ts";

interface Props {
  readonly page: EntityPage;
  readonly record?: RecordRow | undefined;
  readonly onDone: (outcome: Outcome) => void;
  readonly needs?: FieldNeeds;
  /** What stands in the form of a new record before anything is typed. */
  readonly start?: FormValues | undefined;
  /** How the body is sent, when not by the entity's own add or edit; answers with the saved record. */
  readonly save?: ((body: FormValues) => Promise<RecordRow>) | undefined;
  /** Beside the save button: the way out. */
  readonly children: ReactNode;
}

const asMessage = (error: ReactNode): string => (typeof error === "string" ? error : "");

/** In a dialog one starts typing at once; on a page the heading is read first. */
function useFirstFocus(id: string): void {
  const place = usePagePlace();
  useEffect(() => {
    if (place !== "page") document.getElementById(id)?.focus({ preventScroll: true });
  }, [place, id]);
}

/** The inputs of a page's form, in its order, with a summary of what is wrong at the top. */
export function RecordForm({ page, record, onDone, needs = {}, start, save, children }: Props) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const prefix = useId();
  const form = useRecordForm({ page, record, start, onDone, save, needs });
  const { entity } = page;
  const idOf = (name: string) => `${prefix}-${name}`;
  useFirstFocus(idOf(form.names[0] ?? ""));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  const nameOf = (name: string) => text(fieldOf(entity, name).label);
  const shown = form.names.filter((name) => !needs.hidden?.includes(name));
  return (
    <form onSubmit={submit} noValidate className={classes.form} data-place={usePagePlace()} aria-busy={form.isSaving}>
      {form.isChanged ? <LeaveGuard isDirty={form.isDirty} /> : null}
      <ErrorSummary
        message={form.failure}
        errors={useNamedErrors(form.errors, nameOf)}
        attempt={form.attempt}
        onChoose={(name) => document.getElementById(idOf(name))?.focus()}
      />
      {form.isDeleted ? <RecordDeleted page={page} /> : null}
      {form.shown ? <RecordConflict entity={entity} record={form.shown} conflict={form.conflict} /> : null}
      {form.shown ? <FactList page={page} record={form.shown} names={toldFieldsOf(page)} /> : null}
      <SavedFormContext value={form.isSaved}>
        <SimpleGrid type="container" cols={{ base: 1, "34rem": 2 }} spacing="md" verticalSpacing="md">
          {shown.map((name, index) => {
            const field = neededField(fieldOf(entity, name), name, needs);
            const { Input, isWide } = fieldKinds[field.kind];
            return (
              <div key={`${name} ${form.conflict.conflict?.turn ?? 0}`} className={isWide ? classes.wide : undefined}>
                <CheckedInput
                  entity={entity}
                  Input={Input}
                  id={idOf(name)}
                  name={name}
                  field={field}
                  label={<FieldLabel label={nameOf(name)} isOptional={field.optional} />}
                  value={form.values[name]}
                  onChange={(value) => form.set(name, value)}
                  error={asMessage(form.errors[name]) || undefined}
                  values={form.values}
                  record={form.shown}
                  isFirst={index === 0}
                />
              </div>
            );
          })}
        </SimpleGrid>
      </SavedFormContext>
      <Group justify="flex-end" gap="sm" className={classes.bar ?? ""}>
        {children}
        <Button type="submit" loading={form.isSaving} disabled={form.isDeleted}>
          {t("save")}
        </Button>
      </Group>
    </form>
  );
}

/** Most fields are required, so the others are marked. */
function FieldLabel({ label, isOptional }: { readonly label: string; readonly isOptional: boolean }) {
  const { t } = useTranslation("records");
  if (!isOptional) return label;
  return (
    <>
      {label}{" "}
      <Text span inherit c="dimmed" fw={400}>
        ({t("optional")})
      </Text>
    </>
  );
}
