import { Card, SegmentedControl } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMediaQuery } from "@mantine/hooks";
import { bookingKindLabels, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { DatesLocale } from "../../../components/dates-locale.tsx";
import { LeaveGuard } from "../../../components/leave-guard.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { useAddressQuery } from "../../../lib/use-address-query.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { useBookingKind } from "../../booking/booking-kind-of.ts";
import { walkInPage } from "../../booking/counter.ts";
import { useObject } from "../../catalog/catalogue-query.ts";
import { useMenuFacts } from "../../shell/use-menu-facts.ts";
import { ObjectField } from "../object-field.tsx";
import type { WalkInFormState } from "./use-walk-in.ts";
import classes from "./walk-in.module.css";
import { WalkInChosen } from "./walk-in-chosen.tsx";
import { type Demand, nobody, problemsOf, type WalkInValues } from "./walk-in-values.ts";

/** Lodging, halls or equipment, as far as the manager has objects of more than one. */
function KindSwitch() {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const navigate = useNavigate();
  const kind = useBookingKind();
  const { data } = useMenuFacts();
  const isNarrow = useMediaQuery("(max-width: 36em)");
  const kinds = bookingKinds.filter((one) => one === kind || data?.jenis.includes(one));
  if (kinds.length < 2) return null;
  return (
    <SegmentedControl
      aria-label={t("walkIn.kind")}
      value={kind}
      data={kinds.map((value) => ({ value, label: label(bookingKindLabels[value]) }))}
      orientation={isNarrow ? "vertical" : "horizontal"}
      onChange={(value) => {
        const chosen = kinds.find((one) => one === value);
        if (chosen) void navigate(walkInPage(chosen));
      }}
    />
  );
}

/** What is typed about the guest, whichever object is looked at meanwhile. */
function useGuestForm(): WalkInFormState {
  const { t } = useTranslation("booking");
  const demand = useRef<Demand>({ goal: "bill", documents: [], hasTime: false });
  const isDirty = useRef(false);
  const form = useForm<WalkInValues>({
    initialValues: nobody,
    validate: (values) => problemsOf(values, demand.current, t),
  });
  useLayoutEffect(() => {
    isDirty.current = form.isDirty();
  });
  return { form, demand, isDirty };
}

function WithObject({ objectid, state }: { readonly objectid: number; readonly state: WalkInFormState }) {
  const query = useObject(objectid);
  return query.data ? (
    <WalkInChosen key={objectid} object={query.data} {...state} />
  ) : (
    <div className={classes.when}>
      <QueryState query={query} />
    </div>
  );
}

/** A guest at the counter on one screen: what, when and who, until the bill is in their hand. */
export function WalkInPage() {
  const { t } = useTranslation("booking");
  const kind = useBookingKind();
  const [params, setParams] = useAddressQuery();
  const objectid = Number(/^\d+$/.exec(params.get("objectid") ?? "")?.[0] ?? 0);
  const state = useGuestForm();
  return (
    <DatesLocale>
      <PageHeader title={t("walkIn.title")} lead={t("walkIn.lead")} actions={<KindSwitch />} />
      <LeaveGuard isDirty={state.isDirty} />
      <div className={classes.page}>
        <Card className={classes.what ?? ""}>
          <ObjectField
            kind={kind}
            isCounter
            value={objectid}
            onChange={(id) => {
              state.form.setFieldValue("setuju", false);
              setParams(() => new URLSearchParams({ objectid: String(id) }), {
                replace: true,
                preventScrollReset: true,
              });
            }}
          />
        </Card>
        {objectid > 0 ? <WithObject objectid={objectid} state={state} /> : null}
      </div>
    </DatesLocale>
  );
}
