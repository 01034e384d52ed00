import { Button, Text } from "@mantine/core";
import { openLetter } from "@retribusi/contract/features/identity/review.endpoints";
import { IconFileText } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callEndpoint } from "../../../lib/api.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";

/** Opens an organisation's letter in a window of its own. Its address is asked for only then, because every look is recorded. */
export function LetterLink({ userid, name }: { readonly userid: number; readonly name: string }) {
  const { t } = useTranslation("review");
  const notifyError = useNotifyError();
  const opening = useMutation({
    // A window opened after the answer would be taken for an unwanted one.
    mutationFn: async (opened: Window | null) => {
      const { path } = await callEndpoint(openLetter, { params: { id: userid } });
      if (opened) opened.location.href = path;
      else window.location.assign(path);
    },
    onError: (error, opened) => {
      opened?.close();
      notifyError(error);
    },
  });
  return (
    <>
      <Button
        variant="light"
        size="compact-sm"
        leftSection={<IconFileText size={16} aria-hidden />}
        loading={opening.isPending}
        onClick={() => opening.mutate(window.open("", "_blank"))}
      >
        {t("openLetter", { name })}
      </Button>{" "}
      <Text component="span" size="xs" c="dimmed">
        {t("letterRecorded")}
      </Text>
    </>
  );
}
