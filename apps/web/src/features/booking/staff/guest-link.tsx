import { Alert, Anchor, Button, Code, CopyButton, Group, Modal, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { formatDate, localDate, zoneOf } from "@retribusi/contract/define/dates";
import { whatsappAddress } from "@retribusi/contract/define/whatsapp";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import { IconCheck, IconCopy, IconLink, IconShare } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { LateQrCode } from "../../../components/late-qr-code.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { useConfirm } from "../../../components/use-confirm.tsx";
import { useHoldsPage } from "../../../lib/current-user.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import classes from "./guest-link.module.css";
import { useLink, useMakeLink, useRevokeLink } from "./link-query.ts";

interface Props {
  readonly booking: BookingRecord;
}

/** What the message says beside the link, in the language of most guests: what for, and what to do with it. */
function useWords({ id, objek, statusbooking }: BookingRecord, address: string): string {
  const { t } = useTranslation("link");
  const kind = stateOf(statusbooking) === "awaitingPayment" ? "bill" : "booking";
  return `${t(`message.${kind}`, { id, object: objek.objectname })}\n${address}`;
}

/** Ways to the guest with what the staff's own phone or computer has: nothing is sent by the application. */
function Ways({ booking, address }: Props & { readonly address: string }) {
  const { t } = useTranslation("link");
  const words = useWords(booking, address);
  const { notelp: phone, emailpemesan: email, id } = booking;
  const whatsapp = phone ? whatsappAddress(phone, words) : null;
  const body = encodeURIComponent(words);
  const share = () => navigator.share({ text: words }).catch(() => undefined);
  return (
    <Group gap="sm">
      <CopyButton value={address} timeout={3000}>
        {({ copied, copy }) => (
          <Button
            mih={44}
            onClick={copy}
            leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          >
            <span role="status">{t(copied ? "copied" : "copy")}</span>
          </Button>
        )}
      </CopyButton>
      {"share" in navigator ? (
        <Button
          mih={44}
          variant="default"
          leftSection={<IconShare size={18} aria-hidden />}
          onClick={() => void share()}
        >
          {t("share")}
        </Button>
      ) : null}
      {whatsapp ? (
        <Button mih={44} variant="default" component="a" href={whatsapp} target="_blank" rel="noopener noreferrer">
          {t("whatsapp")}
        </Button>
      ) : null}
      {phone ? (
        <Button mih={44} variant="default" component="a" href={`sms:${phone.replace(/[^\d+]/g, "")}?body=${body}`}>
          {t("sms")}
        </Button>
      ) : null}
      {email ? (
        <Button
          mih={44}
          variant="default"
          component="a"
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(t("subject", { id }))}&body=${body}`}
        >
          {t("mail")}
        </Button>
      ) : null}
    </Group>
  );
}

/** The link as a code to scan, as text, and by every way that there is to the guest. */
function Handed({ booking, address, until }: Props & { readonly address: string; readonly until: string }) {
  const { t } = useTranslation("link");
  return (
    <>
      <LateQrCode text={address} label={t("qr")} size={220} />
      <Code className={classes.address ?? ""}>{address}</Code>
      <Ways booking={booking} address={address} />
      <Text size="sm">
        <Anchor href={address} target="_blank" rel="noopener">
          {t("look")}
        </Anchor>
      </Text>
      <Text size="sm" c="dimmed">
        {t("handedUntil", { date: until })}
      </Text>
    </>
  );
}

function LinkPanel({ booking }: Props) {
  const { t } = useTranslation("link");
  const language = useLanguage();
  const confirm = useConfirm();
  const query = useLink(booking);
  const making = useMakeLink(booking);
  const revoking = useRevokeLink(booking);
  const { data: link } = query;
  if (!link) return <QueryState query={query} lines={5} />;
  const { alamat, dicabut, berlakusampai } = link;
  const until = formatDate(localDate(new Date(berlakusampai), zoneOf(booking.objek.zona)), language);
  const renew = async () => {
    const question = { title: t("renewTitle"), text: t("renewText"), confirm: t("renew") };
    if (dicabut || (await confirm(question))) making.mutate();
  };
  const revoke = async () => {
    const question = { title: t("revokeTitle"), text: t("revokeText"), confirm: t("revoke"), isDangerous: true };
    if (await confirm(question)) revoking.mutate();
  };
  return (
    <Stack gap="md">
      {alamat ? (
        <Handed booking={booking} address={alamat} until={until} />
      ) : (
        <Alert color="kunyit">{dicabut ? t("isRevoked") : t("isOver", { date: until })}</Alert>
      )}
      {alamat || dicabut ? (
        <Group gap="sm">
          <Button mih={44} variant="default" loading={making.isPending} onClick={() => void renew()}>
            {t("renew")}
          </Button>
          {alamat ? (
            <Button mih={44} variant="default" color="red" loading={revoking.isPending} onClick={() => void revoke()}>
              {t("revoke")}
            </Button>
          ) : null}
        </Group>
      ) : null}
    </Stack>
  );
}

/** For the guest without an account: the link that opens bill and receipt, to hand out, take back and make anew. */
export function GuestLink({ booking }: Props) {
  const { t } = useTranslation("link");
  const holds = useHoldsPage();
  const [isOpen, { open, close }] = useDisclosure(false);
  if (booking.idpemesan !== null || !holds(`${bookingEntity[booking.jenisbooking]}/pesan`)) return null;
  return (
    <>
      <Button
        mih={44}
        variant="default"
        leftSection={<IconLink size={18} aria-hidden />}
        onClick={open}
        style={{ alignSelf: "flex-start" }}
      >
        {t("button")}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t("button")}
        centered
        closeButtonProps={{ "aria-label": t("close") }}
      >
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t("lead")}
          </Text>
          <LinkPanel booking={booking} />
        </Stack>
      </Modal>
    </>
  );
}
