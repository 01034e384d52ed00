import { Card, Group, Text, Title } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import { useTranslation } from "react-i18next";
import { Picture } from "../../components/picture.tsx";
import { useDuration } from "../../lib/use-duration.ts";
import { useShortTime } from "../booking/booking-time.tsx";
import classes from "../booking/form/booking-brief.module.css";
import { findPending, isLapsed, type PendingOrder } from "./pending-order.ts";

/** What a visitor has pressed the button for at this address: what, when, how many and for how much, beside the form that stands before it. */
export function PendingSummary({ path }: { readonly path: string }) {
  const pending = findPending(path);
  return pending ? <Summary pending={pending} /> : null;
}

function Summary({ pending }: { readonly pending: PendingOrder }) {
  const { t } = useTranslation("booking");
  const duration = useDuration();
  const shortTime = useShortTime();
  const { name, picture, zona, satuantarif, lamapemakaian, jumlahunit, total } = pending;
  const time = shortTime({ ...pending, objek: { zona }, harga: { satuantarif } });
  return (
    <Card component="section" aria-labelledby="pending-title" mb="md" padding="sm">
      <Group wrap="nowrap" align="flex-start">
        <div className={classes.frame}>
          <Picture path={picture} sizes="6rem" ratio={1} />
        </div>
        <div className={classes.words}>
          <Title order={2} size="h5" id="pending-title">
            {t("order.pending.title")}
          </Title>
          <Text fw={700}>{name}</Text>
          <Text size="sm">{satuantarif === "jam" ? `${time} · ${duration(satuantarif, lamapemakaian)}` : time}</Text>
          <Text size="sm">
            {t("price.units", { count: jumlahunit })} · <strong>{formatRupiah(total)}</strong>
          </Text>
        </div>
      </Group>
      <Text size="sm" c="dimmed" mt="xs">
        {t(isLapsed(pending) ? "order.pending.lapsed" : "order.pending.after")}
      </Text>
    </Card>
  );
}
