/** The password of every demonstration account. It is public, so that a server in production takes it for nobody's. */
export const demoPassword = "Retribusi#2026";

/** Where the demonstration's bank is reached on this machine; its port is another one when this is taken. */
export const demoBankPort = 8030;

/** Marks an address as the demonstration's own: the start script keeps the port of such a connection right. */
export const demoBankPath = "/bank-demo";
