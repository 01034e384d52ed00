import { Button, Card, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CatalogueObject } from "../catalog/catalogue-query.ts";
import { ChosenSum } from "./chosen-sum.tsx";
import { DayField } from "./day-field.tsx";
import { OrderError } from "./order-error.tsx";
import { NoteField, PayerField, UnitSwitch, UnitsField } from "./order-fields.tsx";
import type { OrderMode } from "./order-mode.ts";
import classes from "./order-panel.module.css";
import { PendingNote } from "./pending-note.tsx";
import { QuoteBox, refusalId } from "./quote-box.tsx";
import { TimeFields } from "./time-fields.tsx";
import { useOrderForm } from "./use-order-form.ts";
import type { WishInAddress } from "./use-wish.ts";

interface Props {
  readonly object: CatalogueObject;
  readonly wishInAddress: WishInAddress;
  /** On a manager's page: for somebody at the counter. */
  readonly isCounter: boolean;
}

/** What happens after the button, so that nobody presses it with a queasy feeling. */
function NextStep({ step }: { readonly step: OrderMode | "blocked" }) {
  const { t } = useTranslation("booking");
  return (
    <Text size="sm" c="dimmed" ta="center">
      {t(`order.after.${step}`)}
    </Text>
  );
}

/** The order form of one object: when, how many, who pays, the price of it, and the button. */
export function OrderPanel({ object, wishInAddress, isCounter }: Props) {
  const { t } = useTranslation("booking");
  const { wish, proved } = wishInAddress;
  const form = useOrderForm(object, wishInAddress, isCounter);
  const fields = { object, wish, onChange: form.change };
  const [isNoting, setNoting] = useState(form.draft.catatan !== "");
  const place = { objectid: object.objectid, kind: object.jenisbooking };
  return (
    <Card component="section" aria-labelledby="order-title" className={classes.panel ?? ""}>
      <form onSubmit={form.submit} noValidate>
        <Stack gap="md">
          <Title order={2} id="order-title" tabIndex={-1}>
            {t(form.mode === "counter" ? "order.titleCounter" : "order.title")}
          </Title>
          <PendingNote isSending={form.isContinuing} unplaced={form.unplaced} />
          <UnitSwitch {...fields} />
          <DayField {...fields} error={form.missing} />
          <TimeFields {...fields} />
          <UnitsField {...fields} />
          <PayerField {...fields} proved={proved} />
          {isNoting ? (
            <NoteField value={form.draft.catatan} onChange={(catatan) => form.changeDraft({ catatan })} />
          ) : (
            <Button variant="transparent" size="sm" className={classes.addNote ?? ""} onClick={() => setNoting(true)}>
              {t(form.mode === "counter" ? "form.addNoteCounter" : "form.addNote")}
            </Button>
          )}
          <QuoteBox
            {...place}
            {...fields}
            quote={form.quote}
            total={object.jumlahobject}
            isRefused={form.error !== null}
          />
          {form.error ? (
            <OrderError
              {...place}
              error={form.error}
              wish={wish}
              total={form.total}
              onChange={form.change}
              onOrder={form.order}
            />
          ) : null}
          <Stack gap="xs" className={classes.foot ?? ""}>
            <ChosenSum wish={wish} total={form.total} />
            {form.mode === "none" ? null : (
              <Button
                type="submit"
                size="lg"
                fullWidth
                loading={form.isPending}
                {...(form.blocked ? { variant: "default", "aria-describedby": refusalId } : {})}
              >
                {t(form.blocked ? `order.blocked.${form.blocked}` : `order.button.${form.mode}`)}
              </Button>
            )}
            {form.isRetrying ? (
              <Text role="status">{t("order.retrying")}</Text>
            ) : (
              <NextStep step={form.blocked ? "blocked" : form.mode} />
            )}
          </Stack>
        </Stack>
      </form>
    </Card>
  );
}
