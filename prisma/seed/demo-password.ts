/** The password of every demonstration account. It is public, so that a server in production takes it for nobody's. */
export const demoPassword = "Retribusi#2026";
