import { afterEach } from "vitest";
import { requireAgreement } from "./agreement.ts";

// Whatever a test asks for, the API answers as its document says.
afterEach(requireAgreement);
