import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../components/error-state.tsx";
import { LoadingState } from "../../components/loading-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { useBookingKind } from "../booking/booking-kind-of.ts";
import { type CatalogueObject, useObject } from "../catalog/catalogue-query.ts";
import { AvailabilitySection } from "./availability-section.tsx";
import { ObjectField } from "./object-field.tsx";
import classes from "./object-page.module.css";
import { OrderPanel } from "./order-panel.tsx";
import { useWish } from "./use-wish.ts";

function Chosen({ object }: { readonly object: CatalogueObject }) {
  const wishInAddress = useWish(object, false);
  const { wish, change } = wishInAddress;
  return (
    <div className={classes.columns}>
      <AvailabilitySection object={object} wish={wish} onChange={change} />
      <div className={classes.order}>
        <OrderPanel object={object} wishInAddress={wishInAddress} isCounter={false} />
      </div>
    </div>
  );
}

function WithObject({ objectid }: { readonly objectid: number }) {
  const { data, error, refetch } = useObject(objectid);
  if (data) return <Chosen object={data} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />;
}

/** A customer's order form by itself: first what, then when and how many. */
export function OrderPage() {
  const { t } = useTranslation("booking");
  const kind = useBookingKind();
  const [params, setParams] = useAddressQuery();
  const objectid = Number(/^\d+$/.exec(params.get("objectid") ?? "")?.[0] ?? 0);
  return (
    <>
      <PageHeader title={t(`orderPage.${kind}`)} lead={t("orderPage.lead")} />
      <Stack gap="lg">
        <ObjectField
          kind={kind}
          isCounter={false}
          value={objectid}
          onChange={(id) =>
            setParams(() => new URLSearchParams({ objectid: String(id) }), { replace: true, preventScrollReset: true })
          }
        />
        {objectid > 0 ? <WithObject key={objectid} objectid={objectid} /> : null}
      </Stack>
    </>
  );
}
