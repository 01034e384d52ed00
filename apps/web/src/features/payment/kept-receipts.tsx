import { Anchor, Button, Group, List, Text } from "@mantine/core";
import { useDisclosure, useNetwork } from "@mantine/hooks";
import { zoneOf } from "@retribusi/contract/define/dates";
import { describePeriod } from "@retribusi/contract/features/booking/booking.period";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { SectionCard } from "../../components/section-card.tsx";
import { findReceipt, type KeptReceipt, listReceipts } from "../../lib/kept-receipts.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { paths } from "../../lib/paths.ts";
import { useBlobAddress } from "../../lib/use-blob-address.ts";
import { useLanguage } from "../../lib/use-label.ts";

const ReceiptPass = lazyPart(async () => (await import("../booking/receipt-pass.tsx")).ReceiptPass);

const key = "kept-receipts";

/** Whether this is the booking whose page was wanted: without one's own data its address stands behind that of the landing page. */
function useIsWanted(): (receipt: KeptReceipt) => boolean {
  const { pathname, search } = useLocation();
  const wanted = new URLSearchParams(search).get("nexturl") ?? pathname;
  return ({ kind, id }) => wanted === paths.booking(kind, id);
}

interface Props {
  readonly receipt: KeptReceipt;
  readonly isWanted: boolean;
}

function Receipt({ receipt, isWanted }: Props) {
  const { t } = useTranslation("state");
  const language = useLanguage();
  const [isShown, shown] = useDisclosure(isWanted);
  const { kind, id, versi, object, begins, ends, unit, zone, name, code } = receipt;
  const { data } = useQuery({
    queryKey: [key, kind, id, versi],
    queryFn: async () => (await findReceipt(receipt)) ?? null,
  });
  const address = useBlobAddress(data ?? undefined);
  const period = { start: new Date(begins), end: new Date(ends) };
  const time = describePeriod(period, unit, zoneOf(zone), language);
  return (
    <List.Item>
      <Anchor href={address} target="_blank" rel="noopener" fw={600}>
        {object}
      </Anchor>
      <Text size="sm">{time}</Text>
      <Group gap="md">
        <Text size="sm" c="dimmed">
          {t("offline.order", { id })}
        </Text>
        <Anchor href={address} download={name} size="sm" aria-label={t("offline.downloadOf", { object, id })}>
          {t("offline.download")}
        </Anchor>
        {code ? (
          <Button
            variant="default"
            aria-expanded={isShown}
            aria-label={t(isShown ? "pass.hideOf" : "pass.showOf", { object, id })}
            onClick={shown.toggle}
          >
            {t(isShown ? "pass.hide" : "pass.show")}
          </Button>
        ) : null}
      </Group>
      {code && isShown ? (
        <Suspense>
          <ReceiptPass code={code} object={object} time={time} id={id} />
        </Suspense>
      ) : null}
    </List.Item>
  );
}

/** The receipts that this device keeps for whoever is signed in on it, first the one whose page was wanted. */
export function KeptReceipts() {
  const { t } = useTranslation("state");
  const { online } = useNetwork();
  const isWanted = useIsWanted();
  const { data } = useQuery({ queryKey: [key], queryFn: listReceipts, staleTime: 0 });
  if (!data || (online && data.length === 0)) return null;
  const receipts = data.toSorted((one, other) => Number(isWanted(other)) - Number(isWanted(one)));
  return (
    <SectionCard title={t("offline.receipts")} lead={t(data.length > 0 ? "offline.receiptsText" : "offline.none")}>
      {data.length > 0 ? (
        <List listStyleType="none" spacing="md">
          {receipts.map((receipt) => (
            <Receipt key={`${receipt.kind}/${receipt.id}`} receipt={receipt} isWanted={isWanted(receipt)} />
          ))}
        </List>
      ) : null}
    </SectionCard>
  );
}
