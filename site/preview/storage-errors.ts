/** A refusal in the words of the storage server. `status` is the HTTP status, which is 400 whatever `statusCode` says. */
export class StorageError extends Error {
  readonly status: number;
  readonly body: { readonly statusCode: string; readonly error: string; readonly message: string };

  constructor(statusCode: string, error: string, message: string, status = 400) {
    super(message);
    this.status = status;
    this.body = { statusCode, error, message };
  }
}

/** Every refusal of the bucket. */
export const STORAGE_ERRORS = {
  bucketMissing: () => new StorageError('404', 'Bucket not found', 'Bucket not found'),
  objectMissing: () => new StorageError('404', 'not_found', 'Object not found'),
  duplicate: () => new StorageError('409', 'Duplicate', 'The resource already exists'),
  typeNotAllowed: (type: string) =>
    new StorageError('415', 'invalid_mime_type', `mime type ${type} is not supported`),
  tooLarge: () =>
    new StorageError('413', 'Payload too large', 'The object exceeded the maximum allowed size'),
  policy: () => new StorageError('403', 'Unauthorized', 'new row violates row-level security policy'),
  accessDenied: () => new StorageError('403', 'Unauthorized', 'Access denied'),
  badKey: (key: string) => new StorageError('400', 'InvalidKey', `Invalid key: ${key}`),
  badToken: (message: string) => new StorageError('403', 'Unauthorized', message),
  noToken: () => new StorageError('400', 'Error', "headers must have required property 'authorization'"),
  noContent: () => new StorageError('400', 'InvalidRequest', 'No content provided'),
  fault: () => new StorageError('500', 'Internal', 'Internal Server Error', 500),
  noRoute: (route: string) => new StorageError('404', 'Not Found', `Route ${route} not found`, 404),
} as const;
