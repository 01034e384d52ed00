import { Alert, Button, FileButton, Group, Stack, Text, Textarea } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { longestMessage, mostAttachments } from "@retribusi/contract/features/booking/booking.thread";
import { uploadLimits } from "@retribusi/contract/features/files/picture.rules";
import { IconAlertCircle, IconPaperclip, IconSend } from "@tabler/icons-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../../lib/error-text.ts";
import type { BookingRecord } from "../booking-query.ts";
import { useReader } from "../use-reader.ts";
import { AttachmentList } from "./attachment-list.tsx";
import { useWriteMessage } from "./thread-query.ts";
import { useAttachments } from "./use-attachments.ts";

/** Characters before the end at which a writer is told how many are left. */
const nearly = 200;

/** One key for as long as the same is sent: another text after a lost answer is another message. */
function useKeyOf() {
  const sent = useRef({ content: "", kunci: "" });
  return (isi: string, berkas: readonly number[]): string => {
    const content = JSON.stringify([isi, berkas]);
    if (sent.current.content !== content) sent.current = { content, kunci: crypto.randomUUID() };
    return sent.current.kunci;
  };
}

/** A message that is being written: it stays until it has arrived. */
function useDraft(booking: BookingRecord, onSent: () => void) {
  const [text, setText] = useState("");
  const attachments = useAttachments();
  const keyOf = useKeyOf();
  const sending = useWriteMessage(booking);
  const isi = text.trim();
  const over = isi.length - longestMessage;
  const isReady =
    (isi !== "" || attachments.numbers.length > 0) && over <= 0 && !attachments.isSending && !attachments.hasFailed;
  const send = () => {
    if (!isReady || sending.isPending) return;
    const berkas = attachments.numbers;
    const onSuccess = () => {
      setText("");
      attachments.clear();
      onSent();
    };
    sending.mutate({ kunci: keyOf(isi, berkas), isi, berkas }, { onSuccess });
  };
  return { text, setText, attachments, sending, over, isReady, send };
}

/** How many characters are left, near the end of the room. */
function useRoom(over: number) {
  const { t } = useTranslation("thread");
  if (over > 0) return { error: t("over", { count: over }) };
  return over > -nearly ? { description: t("left", { count: -over }) } : {};
}

/** The field for the next message, with files; what isn't sent stays and can be sent again. */
export function MessageForm({ booking }: { readonly booking: BookingRecord }) {
  const { t } = useTranslation("thread");
  const { t: state } = useTranslation("state");
  const isDesk = useMediaQuery("(pointer: fine)") ?? false;
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(booking, () => field.current?.focus());
  const { text, attachments, sending } = draft;
  const reader = useReader()(booking);
  const room = useRoom(draft.over);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    draft.send();
  };
  return (
    <Stack gap="xs">
      <Textarea
        ref={field}
        label={t(`field.${reader}`, { office: booking.objek.pengelolaname, name: booking.namapemesan })}
        value={text}
        onChange={({ currentTarget }) => draft.setText(currentTarget.value)}
        onKeyDown={onKeyDown}
        readOnly={sending.isPending}
        autosize
        minRows={2}
        maxRows={8}
        inputWrapperOrder={["label", "input", "description", "error"]}
        {...room}
      />
      <AttachmentList attachments={attachments} />
      {sending.error ? (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />} role="alert">
          <Group gap="sm">
            <Text size="sm">{t("failed", { reason: errorText(sending.error, state) })}</Text>
            <Button size="sm" mih={44} variant="default" loading={sending.isPending} onClick={draft.send}>
              {t("again")}
            </Button>
          </Group>
        </Alert>
      ) : null}
      <Group gap="sm" justify="space-between">
        <FileButton multiple accept={uploadLimits.documents.join(",")} onChange={attachments.add}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              mih={44}
              title={t("attachHint", { max: uploadLimits.megabytes, count: mostAttachments })}
              disabled={sending.isPending || attachments.files.length >= mostAttachments}
              leftSection={<IconPaperclip size={18} aria-hidden />}
            >
              {t("attach")}
            </Button>
          )}
        </FileButton>
        <Group gap="sm">
          {isDesk ? (
            <Text size="xs" c="dimmed">
              {t("hint")}
            </Text>
          ) : null}
          <Button
            mih={44}
            disabled={!draft.isReady}
            loading={sending.isPending}
            onClick={draft.send}
            leftSection={<IconSend size={18} aria-hidden />}
          >
            {t("send")}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}
