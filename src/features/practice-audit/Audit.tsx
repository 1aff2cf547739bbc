import { Link, useSearch } from '@tanstack/react-router';
import { auditFamilies } from '#contract/auth/audit-kinds.ts';
import { useMessages } from '#src/page/messages.ts';
import { PillLink, PillNav } from '#src/ui/PillNav.tsx';
import { readAuditSearch, writeAuditSearch } from './audit-search.ts';
import { AuditList } from './AuditList.tsx';
import styles from './Audit.module.css';
import { AuditVerification } from './AuditVerification.tsx';

export function Audit() {
  const t = useMessages('practice-audit');
  const search = readAuditSearch(useSearch({ strict: false }));
  const { actor, subject } = search;
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles['intro']}>{t('intro')}</p>
      <AuditVerification />
      <PillNav label={t('familiesLabel')}>
        {[undefined, ...auditFamilies].map((family) => (
          <PillLink
            key={family ?? 'ALL'}
            to="/practice/audit"
            search={writeAuditSearch({ actor, subject, family })}
            isCurrent={family === search.family}
          >
            {t(`families.${family ?? 'ALL'}`)}
          </PillLink>
        ))}
      </PillNav>
      {(actor || subject) && (
        <p className={styles['quiet']}>
          {t(subject ? 'filteredBySubject' : 'filteredByActor')} · <Link to="/practice/audit">{t('showAll')}</Link>
        </p>
      )}
      <AuditList search={search} />
    </>
  );
}
