import { Alert, Button, Group, Text } from "@mantine/core";
import { localTime } from "@retribusi/contract/define/dates";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../../lib/error-text.ts";
import { UsualZone } from "../../../lib/organisation.ts";
import type { KeptDraft } from "./use-kept-draft.ts";

/** How far what was typed is saved; heard only where it isn't. */
export function DraftState({ draft }: { readonly draft: KeptDraft }) {
  const { t } = useTranslation("booking");
  const { t: state } = useTranslation("state");
  const zone = use(UsualZone);
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
  const words = draft.at === null ? t("draft.hint") : t("draft.saved", { time: localTime(new Date(draft.at), zone) });
  return (
    <Text size="sm" c="dimmed">
      {words}
    </Text>
  );
}
