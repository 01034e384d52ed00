import { ActionIcon, Input, Progress } from "@mantine/core";
import { IconPaperclip, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./thread.module.css";
import type { Attachments } from "./use-attachments.ts";

/** What goes along with the next message: how far it is, what is wrong with it, and a way to take it out again. */
export function AttachmentList({ attachments }: { readonly attachments: Attachments }) {
  const { t } = useTranslation("thread");
  const { t: booking } = useTranslation("booking");
  const { files, refusals, remove } = attachments;
  return (
    <>
      {files.length > 0 ? (
        <ul className={classes.files} aria-label={t("files")}>
          {files.map((one) => (
            <li key={one.key} className={classes.file}>
              <IconPaperclip size={18} aria-hidden />
              <span className={classes.name}>
                {one.file.name}
                {one.error ? <Input.Error role="alert">{one.error}</Input.Error> : null}
                {one.stored || one.error ? null : (
                  <Progress
                    value={one.percent}
                    mt={4}
                    aria-label={booking("documents.sending", { kind: one.file.name })}
                  />
                )}
              </span>
              <ActionIcon
                variant="subtle"
                color="red"
                size={44}
                aria-label={booking("documents.remove", { name: one.file.name })}
                onClick={() => remove(one)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      ) : null}
      {refusals.map((refusal) => (
        <Input.Error key={refusal} role="alert">
          {refusal}
        </Input.Error>
      ))}
    </>
  );
}
