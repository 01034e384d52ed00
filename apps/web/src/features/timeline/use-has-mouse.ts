import { useMediaQuery } from "@mantine/hooks";

/** Whether something is pointed at by a mouse: a finger that is drawn over days scrolls. */
export const useHasMouse = () =>
  useMediaQuery("(hover: hover) and (pointer: fine)", false, { getInitialValueInEffect: false });
