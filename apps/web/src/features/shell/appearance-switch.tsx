import { ActionIcon, Tooltip, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

export function AppearanceSwitch() {
  const { t } = useTranslation("shell");
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme("light") === "dark";
  const label = t(isDark ? "lightMode" : "darkMode");
  const Icon = isDark ? IconSun : IconMoon;
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={label}
        onClick={() => setColorScheme(isDark ? "light" : "dark")}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
