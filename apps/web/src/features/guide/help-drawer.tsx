import { Accordion, Anchor, Button, Drawer, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconKeyboard } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { ErrorState } from "../../components/error-state.tsx";
import { KeyCap } from "../../components/key-cap.tsx";
import { LoadingState } from "../../components/loading-state.tsx";
import { useSession } from "../../lib/current-user.ts";
import { type Audience, audienceOf, guidePath } from "./audience.ts";
import { type GuideTask, tasksAt, tasksOf, topicsOf } from "./guide.ts";
import { type GuideText, useGuideText } from "./guide-text.ts";
import { personOf } from "./person.ts";
import { TaskSteps } from "./task-steps.tsx";
import { bringTipsBack } from "./tip-memory.ts";
import { useLeadsTo } from "./use-leads-to.ts";

interface Part {
  readonly audience: Audience;
  readonly text: GuideText;
  readonly onClose: () => void;
}

/** The tasks of the page, the first of them open; where it has none, the way into the guide. */
function PageTasks({ tasks, audience, text, onClose }: Part & { readonly tasks: readonly GuideTask[] }) {
  const leadsTo = useLeadsTo();
  const { words } = text;
  return (
    <Accordion defaultValue={tasks[0]?.key ?? null} order={3} variant="separated">
      {tasks.map((task) => {
        const said = text.tasks.get(task.key);
        return said ? (
          <Accordion.Item key={task.key} value={task.key}>
            <Accordion.Control>{said.title}</Accordion.Control>
            <Accordion.Panel>
              <TaskSteps {...{ task, words, audience, leadsTo }} text={said} onFollow={onClose} />
            </Accordion.Panel>
          </Accordion.Item>
        ) : null;
      })}
    </Accordion>
  );
}

function AllTasks({ audience, text, onClose }: Part) {
  return (
    <>
      <Text size="sm">{text.words.allTasks}</Text>
      <ul>
        {tasksOf(audience).map(({ key }) => (
          <li key={key}>
            <Anchor component={Link} to={`${guidePath(audience)}?task=${key}`} onClick={onClose}>
              {text.tasks.get(key)?.title}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Tips that were put away come back, and a word says so. */
function TipsAgain({ text: { words } }: Pick<Part, "text">) {
  const [isDone, setDone] = useState(false);
  const person = personOf(useSession());
  const bringBack = () => {
    bringTipsBack(person);
    setDone(true);
  };
  return (
    <>
      <Button variant="default" onClick={bringBack}>
        {words.tipsAgain}
      </Button>
      <Text size="sm" role="status">
        {isDone ? words.tipsShown : null}
      </Text>
    </>
  );
}

/** The way to the keys for whoever doesn't know that `?` opens them; a phone without a pointer has no keyboard either. */
function KeysButton({ onKeys }: Pick<Props, "onKeys">) {
  const { t } = useTranslation("keys");
  const hasPointer = useMediaQuery("(any-hover: hover)", false, { getInitialValueInEffect: false });
  if (!hasPointer) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconKeyboard size={18} aria-hidden />}
      rightSection={<KeyCap>?</KeyCap>}
      onClick={onKeys}
    >
      {t("here")}
    </Button>
  );
}

function Help({ audience, onClose, onKeys }: Omit<Part, "text"> & Pick<Props, "onKeys">) {
  const { pathname } = useLocation();
  const { data: text, error, refetch } = useGuideText(topicsOf(tasksOf(audience)));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!text) return <LoadingState />;
  const tasks = tasksAt(audience, pathname);
  const part = { audience, text, onClose };
  return (
    <Stack gap="md">
      {tasks.length > 0 ? <PageTasks key={pathname} tasks={tasks} {...part} /> : <AllTasks {...part} />}
      <Button component={Link} to={guidePath(audience)} onClick={onClose}>
        {text.words.whole}
      </Button>
      <TipsAgain text={text} />
      <KeysButton onKeys={onKeys} />
    </Stack>
  );
}

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Shows the keys of the page in its place. */
  readonly onKeys: () => void;
}

/** Help where one is: the steps of what can be done on the page behind it. */
export function HelpDrawer({ opened, onClose, onKeys }: Props) {
  const { t } = useTranslation("shell");
  const audience = audienceOf(useSession());
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="min(440px, 100vw)"
      title={t("help")}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      <Help audience={audience} onClose={onClose} onKeys={onKeys} />
    </Drawer>
  );
}
