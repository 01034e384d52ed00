import { Anchor, Group, List, Text } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { zoneOf } from "@retribusi/contract/define/dates";
import { describePeriod } from "@retribusi/contract/features/booking/booking.period";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../components/section-card.tsx";
import { findReceipt, type KeptReceipt, listReceipts } from "../../lib/kept-receipts.ts";
import { useBlobAddress } from "../../lib/use-blob-address.ts";
import { useLanguage } from "../../lib/use-label.ts";

const key = "kept-receipts";

function Receipt({ receipt }: { readonly receipt: KeptReceipt }) {
  const { t } = useTranslation("state");
  const language = useLanguage();
  const { kind, id, versi, object, begins, ends, unit, zone, name } = receipt;
  const { data } = useQuery({
    queryKey: [key, kind, id, versi],
    queryFn: async () => (await findReceipt(receipt)) ?? null,
  });
  const address = useBlobAddress(data ?? undefined);
  const period = { start: new Date(begins), end: new Date(ends) };
  return (
    <List.Item>
      <Anchor href={address} target="_blank" rel="noopener" fw={600}>
        {object}
      </Anchor>
      <Text size="sm">{describePeriod(period, unit, zoneOf(zone), language)}</Text>
      <Group gap="md">
        <Text size="sm" c="dimmed">
          {t("offline.order", { id })}
        </Text>
        <Anchor href={address} download={name} size="sm" aria-label={t("offline.downloadOf", { object, id })}>
          {t("offline.download")}
        </Anchor>
      </Group>
    </List.Item>
  );
}

/** The receipts that this device keeps for whoever is signed in on it. */
export function KeptReceipts() {
  const { t } = useTranslation("state");
  const { online } = useNetwork();
  const { data } = useQuery({ queryKey: [key], queryFn: listReceipts, staleTime: 0 });
  if (!data || (online && data.length === 0)) return null;
  return (
    <SectionCard title={t("offline.receipts")} lead={t(data.length > 0 ? "offline.receiptsText" : "offline.none")}>
      {data.length > 0 ? (
        <List listStyleType="none" spacing="md">
          {data.map((receipt) => (
            <Receipt key={`${receipt.kind}/${receipt.id}`} receipt={receipt} />
          ))}
        </List>
      ) : null}
    </SectionCard>
  );
}
