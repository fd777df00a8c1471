<?php
/**
 * Tells optimisers that keep lists to leave our script alone. Each filter does something only where that plugin is active. The script also works
 * deferred, delayed or without `type="module"`, but then it works later than it could.
 *
 * @package Wrappie\Widgets
 */

namespace Wrappie\Widgets;

defined( 'ABSPATH' ) || exit;

/** Lists of parts of addresses. Some read them as regular expressions, in which an address means itself too. */
const ADDRESS_LISTS = array(
	// WP Rocket.
	'rocket_exclude_js',
	'rocket_exclude_defer_js',
	'rocket_delay_js_exclusions',
	'rocket_minify_excluded_external_js',
	// LiteSpeed Cache.
	'litespeed_optimize_js_excludes',
	'litespeed_optm_js_defer_exc',
	'litespeed_optm_gm_js_exc',
	// Perfmatters.
	'perfmatters_delay_js_exclusions',
	'perfmatters_defer_js_exclusions',
	'perfmatters_minify_js_exclusions',
	// FlyingPress.
	'flying_press_exclude_from_minify:js',
	'flying_press_exclude_from_defer:js',
	'flying_press_exclude_from_delay:js',
	// SiteGround Speed Optimizer.
	'sgo_javascript_combine_excluded_external_paths',
	// WP-Optimize.
	'wp-optimize-minify-default-exclusions',
	'wp-optimize-minify-blacklist',
	// Hummingbird.
	'wphb_delay_js_exclusions',
);

/** Lists of handles. */
const HANDLE_LISTS = array(
	// SiteGround Speed Optimizer.
	'sgo_js_minify_exclude',
	'sgo_javascript_combine_exclude',
	'sgo_js_async_exclude',
);

/** Questions whether to change the script of a handle. */
const HANDLE_QUESTIONS = array(
	// Hummingbird.
	'wphb_minify_resource',
	'wphb_combine_resource',
	'wphb_defer_resource',
	'wphb_async_resource',
	'wphb_inline_resource',
	// Jetpack Boost, Page Optimize and WordPress.com.
	'js_do_concat',
);

foreach ( ADDRESS_LISTS as $hook ) {
	add_filter( $hook, __NAMESPACE__ . '\with_address' );
}
foreach ( HANDLE_LISTS as $hook ) {
	add_filter( $hook, __NAMESPACE__ . '\with_handle' );
}
foreach ( HANDLE_QUESTIONS as $hook ) {
	// After the plugin's own settings.
	add_filter( $hook, __NAMESPACE__ . '\unless_ours', 20, 2 );
}
unset( $hook );
add_filter( 'autoptimize_filter_js_exclude', __NAMESPACE__ . '\with_autoptimize' );
add_filter( 'w3tc_minify_js_do_tag_minification', __NAMESPACE__ . '\unless_our_tag', 20, 2 );

/** Returns the addresses that the script may have, without their scheme, which an optimiser may leave out. */
function script_places() {
	$paths = array( SCRIPT_PATH );
	foreach ( widgets() as $widget ) {
		$paths = array_merge( $paths, array_values( $widget['script'] ) );
	}
	$host = preg_replace( '#^https?://#', '', origin() );
	return array_map(
		function ( $path ) use ( $host ) {
			return $host . $path;
		},
		$paths
	);
}

/**
 * Adds our script to a list of parts of addresses.
 *
 * @param mixed $excluded The list.
 * @return mixed
 */
function with_address( $excluded ) {
	return is_array( $excluded ) ? array_merge( $excluded, script_places() ) : $excluded;
}

/**
 * Adds our script to a list of handles.
 *
 * @param mixed $excluded The list.
 * @return mixed
 */
function with_handle( $excluded ) {
	return is_array( $excluded ) ? array_merge( $excluded, array( SCRIPT ) ) : $excluded;
}

/**
 * Says no where the script is ours.
 *
 * @param mixed $wanted Whether the plugin would change the script.
 * @param mixed $handle The handle of the script.
 * @return mixed
 */
function unless_ours( $wanted, $handle ) {
	return SCRIPT === $handle ? false : $wanted;
}

/**
 * Says no where the tag is ours: W3 Total Cache.
 *
 * @param mixed $wanted Whether the plugin would change the tag.
 * @param mixed $tag    The tag.
 * @return mixed
 */
function unless_our_tag( $wanted, $tag ) {
	foreach ( is_string( $tag ) ? script_places() : array() as $place ) {
		if ( false !== strpos( $tag, $place ) ) {
			return false;
		}
	}
	return $wanted;
}

/**
 * Adds our script to the list of Autoptimize: a text with commas, or what to do by part of an address.
 *
 * @param mixed $excluded The list.
 * @return mixed
 */
function with_autoptimize( $excluded ) {
	if ( is_array( $excluded ) ) {
		return array_merge( $excluded, array_fill_keys( script_places(), '' ) );
	}
	$given = '' === trim( (string) $excluded ) ? array() : array( $excluded );
	return implode( ', ', array_merge( $given, script_places() ) );
}
