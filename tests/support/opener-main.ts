import { DataDirectoryInUse, openAlone } from '#server/database/single-opener.ts';

/** A process that opens the data directories it is told of, and says of each whether it got it. It keeps them until it dies. */
process.on('message', (directory: string) => {
  openAlone(directory).then(
    () => process.send?.('opened'),
    (error: unknown) => process.send?.(error instanceof DataDirectoryInUse ? 'in use' : String(error)),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
