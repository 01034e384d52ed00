import { ActionIcon, useMantineColorScheme } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

/** Both are there, and styles show the right one: which it is only the device knows, and the first page is drawn before anybody has asked it. */
const switches = [
  { to: "dark", label: "darkMode", Icon: IconMoon, hidden: { darkHidden: true } },
  { to: "light", label: "lightMode", Icon: IconSun, hidden: { lightHidden: true } },
] as const;

export function AppearanceSwitch() {
  const { t } = useTranslation("shell");
  const { setColorScheme } = useMantineColorScheme();
  return switches.map(({ to, label, Icon, hidden }) => (
    <ActionIcon
      key={to}
      {...hidden}
      variant="subtle"
      color="gray"
      size={36}
      title={t(label)}
      aria-label={t(label)}
      onClick={() => setColorScheme(to)}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  ));
}
