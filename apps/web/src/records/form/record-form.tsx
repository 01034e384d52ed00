import { Button, Group, SimpleGrid } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { fieldOf } from "@retribusi/contract/define/entity";
import { type FormEvent, type ReactNode, useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { FieldLabel } from "../../components/field-label.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { usePagePlace } from "../../components/page-place.tsx";
import { SavedFormContext } from "../../components/saved-form.ts";
import { useNamedErrors } from "../../components/use-named-errors.ts";
import { useLabel } from "../../lib/use-label.ts";
import { fieldKinds } from "../fields/field-kinds.ts";
import { type EntityPage, readOnlyFieldsOf } from "../record-pages.ts";
import { useBackLink } from "../use-back-link.ts";
import { FactList } from "../view/fact-list.tsx";
import { CheckedInput } from "./checked-input.tsx";
import { RecordConflict } from "./record-conflict.tsx";
import { RecordDeleted } from "./record-deleted.tsx";
import classes from "./record-form.module.css";
import { type FormOptions, type Outcome, useRecordForm } from "./use-record-form.ts";

const asMessage = (error: ReactNode): string => (typeof error === "string" ? error : "");

/** In a dialog one starts typing at once; on a page the heading is read first. */
function useFirstFocus(id: string): void {
  const place = usePagePlace();
  useEffect(() => {
    if (place !== "page") document.getElementById(id)?.focus({ preventScroll: true });
  }, [place, id]);
}

/** Tells the outcome and goes back to where the form was opened from. */
function useDone(page: EntityPage) {
  const { t } = useTranslation("records");
  const navigate = useNavigate();
  const backLink = useBackLink(page);
  return (outcome: Outcome) => {
    const message = { added: t("added"), updated: t("updated"), unchanged: t("unchangedRecord") }[outcome];
    notifications.show({ color: outcome === "unchanged" ? "gray" : "green", message });
    void navigate(backLink, { replace: true });
  };
}

function CancelButton({ page }: { readonly page: EntityPage }) {
  const { t } = useTranslation("records");
  const navigate = useNavigate();
  const backLink = useBackLink(page);
  return (
    <Button variant="default" onClick={() => void navigate(backLink)}>
      {t("cancel")}
    </Button>
  );
}

/** The inputs of a page's form, in its order, with a summary of what is wrong at the top. */
export function RecordForm({ page, plan, ...options }: FormOptions) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const prefix = useId();
  const form = useRecordForm({ page, plan, ...options, onDone: useDone(page) });
  const fields = Object.entries(plan.fields);
  const { entity } = page;
  const idOf = (name: string) => `${prefix}-${name}`;
  useFirstFocus(idOf(fields[0]?.[0] ?? ""));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  const nameOf = (name: string) => text(fieldOf(entity, name).label);
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
      {form.shown ? <FactList page={page} record={form.shown} names={readOnlyFieldsOf(page)} form={[]} /> : null}
      <SavedFormContext value={form.isSaved}>
        <SimpleGrid type="container" cols={{ base: 1, "34rem": 2 }} spacing="md" verticalSpacing="md">
          {fields.map(([name, field], index) => {
            const { Input, isWide } = fieldKinds[field.kind];
            return (
              <div
                key={`${name} ${form.conflict.conflict?.turn ?? 0}`}
                className={isWide ? classes.wide : undefined}
                data-translation={field.language === "en" || undefined}
              >
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
        <CancelButton page={page} />
        <Button type="submit" loading={form.isSaving} disabled={form.isDeleted}>
          {t("save")}
        </Button>
      </Group>
    </form>
  );
}
