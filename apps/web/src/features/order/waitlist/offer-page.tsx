import { Button } from "@mantine/core";
import { IconHourglass, IconHourglassOff, IconTicket } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { EmptyState } from "../../../components/empty-state.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { paths } from "../../../lib/paths.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { usePlaceWords } from "../../booking/waitlist/wait-words.ts";
import { useWaits, type Wait, waitsPath } from "../../booking/waitlist/waits-query.ts";
import { OfferPanel } from "./offer-panel.tsx";
import { placeOfWait } from "./wait-place.ts";

function ToList() {
  const { t } = useTranslation("waitlist");
  return (
    <Button component={Link} to={waitsPath} variant="default">
      {t("offer.toList")}
    </Button>
  );
}

/** Not this person's, or forgotten. */
function Unknown() {
  const { t } = useTranslation("waitlist");
  const icon = <IconHourglassOff size={32} stroke={1.5} aria-hidden />;
  return (
    <EmptyState icon={icon} title={t("offer.unknown")} description={t("offer.unknownText")}>
      <ToList />
    </EmptyState>
  );
}

/** It became a booking. */
function Taken({ wait }: { readonly wait: Wait }) {
  const { t } = useTranslation("waitlist");
  const { bookingid, jenisbooking } = wait;
  const icon = <IconTicket size={32} stroke={1.5} aria-hidden />;
  return (
    <EmptyState icon={icon} title={t("offer.taken")} description={t("offer.takenText")}>
      {bookingid === null ? null : (
        <Button component={Link} to={paths.booking(jenisbooking, bookingid)}>
          {t("list.toBooking")}
        </Button>
      )}
      <ToList />
    </EmptyState>
  );
}

/** It is waited for, and nothing has become free. */
function StillWaiting({ wait }: { readonly wait: Wait }) {
  const { t } = useTranslation("waitlist");
  const placeWords = usePlaceWords();
  const place = wait.didepan === null ? "" : `${placeWords(wait.didepan)}. `;
  const icon = <IconHourglass size={32} stroke={1.5} aria-hidden />;
  return (
    <EmptyState icon={icon} title={t("offer.waitsStill")} description={`${place}${t("offer.waitsStillText")}`}>
      <ToList />
    </EmptyState>
  );
}

/** Nobody can order by it any more. */
function Over({ wait }: { readonly wait: Wait }) {
  const { t } = useTranslation("waitlist");
  const icon = <IconHourglassOff size={32} stroke={1.5} aria-hidden />;
  const text = t(wait.keadaan === "berakhir" ? "offer.overThen" : "offer.overText");
  return (
    <EmptyState icon={icon} title={t("offer.over")} description={text}>
      <Button component={Link} to={placeOfWait(wait)}>
        {t("offer.toObject")}
      </Button>
      <ToList />
    </EmptyState>
  );
}

function Offer({ wait, onOver }: { readonly wait: Wait; readonly onOver: () => void }) {
  // The server takes a few seconds to end what has lapsed; what it would refuse isn't offered any more.
  const [isLapsed, setLapsed] = useState(() => wait.bataswaktu !== null && new Date(wait.bataswaktu) <= serverNow());
  const end = () => {
    setLapsed(true);
    onOver();
  };
  if (wait.keadaan === "menunggu") return <StillWaiting wait={wait} />;
  if (wait.keadaan === "diterima") return <Taken wait={wait} />;
  if (wait.keadaan !== "ditawari" || isLapsed) return <Over wait={wait} />;
  return <OfferPanel wait={wait} onOver={end} />;
}

/** What has become free for somebody who waited: where mail and notice lead, to be ordered by one press. */
export function OfferPage() {
  const { t } = useTranslation("waitlist");
  const { id } = useParams();
  const query = useWaits();
  const wait = query.data?.records.find((one) => String(one.id) === id);
  return (
    <>
      <PageHeader title={t("offer.title")} lead={wait?.keadaan === "ditawari" ? t("offer.lead") : undefined} />
      {query.data ? null : <QueryState query={query} />}
      {query.data && !wait ? <Unknown /> : null}
      {wait ? <Offer key={`${wait.id} ${wait.bataswaktu}`} wait={wait} onOver={() => void query.refetch()} /> : null}
    </>
  );
}
