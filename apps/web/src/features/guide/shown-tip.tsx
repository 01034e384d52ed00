import { Button, Text } from "@mantine/core";
import type { Language } from "@retribusi/contract/define/label";
import { IconBulb } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { wantedLanguage } from "../../lib/i18n.ts";
import { queryClient } from "../../lib/query-client.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { loadTips } from "./guide-text.ts";
import classes from "./tip.module.css";
import { putTipAway, useIsPutAway } from "./tip-memory.ts";
import type { TipName } from "./visitor-tip.ts";

const tipsIn = (language: Language) => ({
  queryKey: ["guide", language, "tips"],
  queryFn: () => loadTips(language),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** Loads what tips say. Never throws. */
export const prepareTips = (): Promise<void> => queryClient.prefetchQuery(tipsIn(wantedLanguage()));

export function ShownTip({ name, person }: { readonly name: TipName; readonly person: string }) {
  const language = useLanguage();
  const isAway = useIsPutAway(person, name);
  const { data } = useQuery({ ...tipsIn(language), enabled: !isAway });
  if (isAway || !data) return null;
  const { tips, words } = data;
  const dismiss = () => {
    putTipAway(person, name);
    // The button goes with the tip; whoever works by keyboard goes on from the title above it.
    document.querySelector<HTMLElement>("main h1")?.focus();
  };
  return (
    <div role="note" data-tip={name} aria-label={words.tip} className={classes.tip}>
      <IconBulb size={20} stroke={1.75} aria-hidden className={classes.picture ?? ""} />
      <Text size="sm" className={classes.text ?? ""}>
        {tips[name]}
      </Text>
      <Button variant="subtle" size="compact-sm" className={classes.button ?? ""} onClick={dismiss}>
        {words.understood}
      </Button>
    </div>
  );
}
