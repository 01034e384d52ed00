import { Alert, Button, Group, Text } from "@mantine/core";
import { formatInstant, localDate, localTime } from "@retribusi/contract/define/dates";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../../lib/error-text.ts";
import { UsualZone } from "../../../lib/organisation.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import type { KeptDraft } from "./use-kept-draft.ts";

/** How far what was typed is saved; heard only where it isn't. */
export function DraftState({ draft }: { readonly draft: KeptDraft }) {
  const { t } = useTranslation("booking");
  const { t: state } = useTranslation("state");
  const zone = use(UsualZone);
  const language = useLanguage();
  const savedAt = (at: Date) =>
    localDate(at, zone) === localDate(serverNow(), zone)
      ? t("draft.saved", { time: localTime(at, zone) })
      : t("draft.savedOn", { time: formatInstant(at, zone, language) });
  if (draft.isOther) {
    return (
      <Alert color="kunyit" role="alert" title={t("draft.other")}>
        {t("draft.otherText")}
        <Group gap="sm" mt="sm">
          {(["take", "keep"] as const).map((side) => (
            <Button
              key={side}
              size="sm"
              variant="default"
              loading={draft.isChoosing}
              onClick={() => draft.choose(side)}
            >
              {t(`draft.${side}`)}
            </Button>
          ))}
        </Group>
        {draft.choiceTrouble ? (
          <Text size="sm" mt="sm" c="red" role="status">
            {errorText(draft.choiceTrouble, state)}
          </Text>
        ) : null}
      </Alert>
    );
  }
  if (draft.trouble) {
    return (
      <Text size="sm" role="status" c="red">
        {t("draft.failed", { reason: errorText(draft.trouble, state) })}
      </Text>
    );
  }
  return (
    <Text size="sm" c="dimmed">
      {draft.at === null ? t("draft.hint") : savedAt(new Date(draft.at))}
    </Text>
  );
}
