import { Button, Text } from "@mantine/core";
import { IconBellRinging } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { readPushState } from "./push-browser.ts";
import { useSwitchPushOn } from "./push-query.ts";

/** The way to be told on this browser, or why there is none and what to do about it. */
export function PushHere({ ours }: { readonly ours: string }) {
  const { t } = useTranslation("push");
  const { mutate, isPending } = useSwitchPushOn();
  const state = readPushState();
  if (state !== "possible") {
    return (
      <Text size="sm" role="status">
        {t(state)}
      </Text>
    );
  }
  return (
    <div>
      <Button
        h="auto"
        mih={44}
        py="xs"
        loading={isPending}
        leftSection={<IconBellRinging size={18} aria-hidden />}
        onClick={() => mutate(ours)}
      >
        {t("switchOn")}
      </Button>
    </div>
  );
}
