import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
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

/** `pesan_nsb` is the customer's own order, everything else a manager's for somebody at the counter. */
const isCounterPath = (pathname: string) => !pathname.endsWith("/pesan_nsb");

function Chosen({ object, isCounter }: { readonly object: CatalogueObject; readonly isCounter: boolean }) {
  const wishInAddress = useWish(object, isCounter);
  const { wish, change } = wishInAddress;
  return (
    <div className={classes.columns}>
      <AvailabilitySection object={object} wish={wish} onChange={change} />
      <div className={classes.order}>
        <OrderPanel object={object} wishInAddress={wishInAddress} isCounter={isCounter} />
      </div>
    </div>
  );
}

function WithObject({ objectid, isCounter }: { readonly objectid: number; readonly isCounter: boolean }) {
  const { data, error, refetch } = useObject(objectid);
  if (data) return <Chosen object={data} isCounter={isCounter} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />;
}

/** The order form by itself: first what, then when, how many and for whom. */
export function OrderPage() {
  const { t } = useTranslation("booking");
  const kind = useBookingKind();
  const { pathname } = useLocation();
  const [params, setParams] = useAddressQuery();
  const objectid = Number(/^\d+$/.exec(params.get("objectid") ?? "")?.[0] ?? 0);
  const isCounter = isCounterPath(pathname);
  return (
    <>
      <PageHeader title={t(`orderPage.${kind}`)} lead={t(isCounter ? "orderPage.leadCounter" : "orderPage.lead")} />
      <Stack gap="lg">
        <ObjectField
          kind={kind}
          isCounter={isCounter}
          value={objectid}
          onChange={(id) =>
            setParams(() => new URLSearchParams({ objectid: String(id) }), { replace: true, preventScrollReset: true })
          }
        />
        {objectid > 0 ? <WithObject key={objectid} objectid={objectid} isCounter={isCounter} /> : null}
      </Stack>
    </>
  );
}
