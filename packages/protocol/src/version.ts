/** Grows when an old client would misread us. A client that says another number in `hello` is turned away kindly. */
export const PROTOCOL_VERSION = 2;

/** Longest frame a client may send, in bytes of UTF-8. */
export const MAX_FRAME_BYTES = 8192;
