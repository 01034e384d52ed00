import { Button, Stack } from "@mantine/core";
import { queuePage } from "@retribusi/contract/features/booking/booking.queue";
import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import { IconCash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageHeader } from "../../components/page-header.tsx";
import { workplaceOf } from "../../lib/acting-role.ts";
import { useCurrentUser, useHoldsPage } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { ShortOfPhotos } from "../catalog/short-of-photos.tsx";
import { OwnStandIns } from "../deputy/own-stand-ins.tsx";
import { WalkInButton } from "../order/counter/walk-in-button.tsx";
import { FiguresPanel } from "../report/figure/figures-panel.tsx";
import { AskedMoves } from "./asked-moves.tsx";
import { BookingRows } from "./booking-rows.tsx";
import { DeskFigures } from "./desk-figures.tsx";
import { MoneyCounts } from "./money-counts.tsx";
import { ProposedDiscounts } from "./proposed-discounts.tsx";
import type { HomeRole } from "./role-homes.ts";
import { TodayLists } from "./today-lists.tsx";
import { UnitsToClean } from "./units-to-clean.tsx";
import { staffWork } from "./waiting-counts.ts";
import { WaitingList } from "./waiting-list.tsx";

interface Props {
  readonly home: Exclude<HomeRole, "nasabah" | "default">;
}

/** pengelola, dinas, bank, pemda: what waits in numbers, and the bookings to answer first. */
export function StaffHome({ home }: Props) {
  const { t } = useTranslation("home");
  const current = useCurrentUser();
  const holds = useHoldsPage();
  const place = workplaceOf(current) ?? t("yourPlace");
  const queue =
    home === "bank"
      ? {
          title: t("toPay"),
          status: String(codeOf("awaitingPayment")),
          empty: { title: t("toPayEmpty"), text: t("toPayEmptyText") },
        }
      : {
          title: t("queue"),
          status: String(codeOf("submitted")),
          empty: { title: t("queueEmpty"), text: t("queueEmptyText") },
        };
  const receive = holds("billing/terima") ? (
    <Button component={Link} to={paths.page("billing/terima")} leftSection={<IconCash size={18} aria-hidden />}>
      {t("receive")}
    </Button>
  ) : null;
  const work = (
    <>
      {home === "pengelola" ? null : <FiguresPanel />}
      {home === "dinas" || home === "pemda" ? <ProposedDiscounts /> : null}
      {holds(queuePage) ? <AskedMoves /> : null}
      {home === "pengelola" ? <UnitsToClean /> : <WaitingList groups={staffWork} />}
      <MoneyCounts />
      <BookingRows {...queue} />
      {home === "pengelola" ? <FiguresPanel /> : null}
    </>
  );
  return (
    <>
      <PageHeader
        title={t("greeting", { name: current.user.fullname })}
        lead={t(`${home}Lead`, { place })}
        actions={home === "pengelola" ? <WalkInButton /> : receive}
      />
      <Stack gap="md">
        {home === "pengelola" ? <OwnStandIns /> : null}
        {home === "pengelola" ? <ShortOfPhotos /> : null}
        {home === "pengelola" ? <DeskFigures /> : null}
        {home === "pengelola" ? <TodayLists below={work} /> : work}
      </Stack>
    </>
  );
}
