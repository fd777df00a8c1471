<?php
/**
 * Removes what the plugin keeps: one option, on each site of a network.
 *
 * @package Wrappie\Widgets
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $wrappie_site ) {
		delete_blog_option( $wrappie_site, 'wrappie_widgets' );
	}
} else {
	delete_option( 'wrappie_widgets' );
}
